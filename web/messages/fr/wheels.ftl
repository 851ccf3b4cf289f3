### Wheels : les paquets Python qu’un joueur apporte.

wheels = Wheels qu’il apporte
wheels-own = Un joueur peut apporter ses propres paquets : des wheels en Python pur, choisis comme fichiers. Ils tournent dans son bac à sable et ne sont demandés à personne. Son texte nomme chacun par son fichier et son empreinte ; les wheels eux-mêmes restent sur cet appareil et partent avec une sauvegarde.
wheels-what = Il apporte ces paquets. Son texte en donne les empreintes, pour qu’aucun autre fichier ne passe pour eux.
wheels-choose = Choisir des wheels
wheels-looking = Le wheel est examiné…
wheels-missing = Il n’est pas sur cet appareil. Choisissez le fichier { $file }.
wheels-lacking = { $name } a aussi besoin de { $wanted }, qui n’est pas apporté.
wheels-unfit = { $name } a besoin de { $wanted } ; ce qui en est apporté est d’une autre version.
wheels-unread = On ne peut pas dire si ce qui est apporté convient à { $name } : { $wanted } est écrit d’une manière qui n’est pas comprise ici.
wheels-remove = Se passer de { $name }
wheel-fault-name = { $file } ne porte pas un nom de wheel : nom-version-py3-none-any.whl.
wheel-fault-pure = { $file } n’est pas du Python pur : seuls les wheels py3-none-any peuvent être apportés.
wheel-fault-python = { $file } est fait pour Python { $detail }, et c’est un autre qui tourne ici.
wheel-fault-compiled = { $file } n’est pas du Python pur : { $detail } y est compilé.
wheel-fault-large = { $file } est trop gros : un wheel peut faire 8 Mo.
wheel-fault-unpacked = { $file } contient trop de choses : 4000 fichiers et 40 Mo au plus.
wheel-fault-zip = { $file } est endommagé, ou n’est pas une archive lisible.
wheel-fault-path = { $file } est refusé : le chemin { $detail } y mènerait ailleurs, ou s’y trouve deux fois.
wheel-fault-parts = { $file } n’est pas un wheel entier : { $detail } manque ou est illisible.
wheel-fault-other = Le contenu de { $file } porte un autre nom ou une autre version que le fichier.
wheel-fault-record = { $file } a été modifié après coup : { $detail } ne correspond pas à sa liste.
wheel-fault-another = { $file } n’est aucun des wheels que nomme le joueur : l’empreinte est différente.
wheel-fault-many = Un joueur apporte { $most } wheels au plus.
wheel-fault-full = Il n’y a plus de place : 16 Mo de wheels sont conservés, et vos joueurs les nomment tous.
