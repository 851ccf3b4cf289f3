### The problems of Mousquetaires du Roy: the question, and why the answer is right

problem-answer-siege = Porthos joue le dernier ce soir et a deux actions. Il ne manque qu’une galerie à la quête ; le siège est à deux cases de Richelieu. Que fait-il d’abord ?
problem-answer-siege-why = Ce soir, trois dés rouges tombent à La Rochelle, et face à aucun des vôtres elle est perdue une fois sur deux. Avec la carte Double Combat là-bas, et Porthos qui peut donner une vie contre une case, une fois sur dix-huit. Sur 40 parties poursuivies d’ici, 39 ont été gagnées ainsi, une vingtaine autrement.
problem-save-constance = Aramis joue le dernier et a deux actions. Il y a quatre succès contre Constance, et six suffisent. Que fait-il d’abord ?
problem-save-constance-why = Ce qui peut finir la partie ce soir passe avant tout. Deux épées sur trois dés seraient la fin de Constance, une fois sur deux ; le dernier défi de Paris l’empêche, et la mission du Louvre peut attendre. Sur 40 parties poursuivies, 39 ont été gagnées ainsi, 20 avec le défi du Louvre.
problem-pay-beggars = L’honneur de la Reine est à 1 et baisse ce soir, à moins qu’Aramis ne réussisse le dernier défi du Louvre. Il a une action ; des mendiants barrent la route, et il y a deux pistoles. Que fait-il d’abord ?
problem-pay-beggars-why = Payer les mendiants ne coûte pas d’action : deux pistoles maintenant, et la seule action reste pour le défi. Quoi que les pistoles puissent acheter d’autre, sans lui la partie est perdue ce soir.
problem-last-night = À la fin de ce tour, le temps est écoulé. Porthos a deux actions, deux vies et une carte Combat ; dans la dernière galerie reste un adversaire, à trois dés. Que fait-il d’abord ?
problem-last-night-why = Il n’y a pas de lendemain : rien ne vaut d’être préparé, aucune vie d’être ménagée. Allez-y et battez-vous : sur 40 parties poursuivies, 31 ont été gagnées ainsi, et aucune de celles où il a d’abord fait autre chose.
problem-open-breach = Vous êtes Milady. Il manque une case à La Rochelle, et quatre dés bleus y attendent vos trois dés. Où allez-vous ?
problem-open-breach-why = Si vous êtes à La Rochelle à la fin de la phase des Mousquetaires, vous leur ôtez une carte Double Combat avant les dés. Telles que sont les cartes, trois dés contre quatre gagnent la case 41 fois sur 100, contre deux 62 fois.
problem-bar-gallery = Vous êtes Milady. Deux Mousquetaires sont hors de combat ; le troisième est devant la dernière galerie, et l’équipe a les trois jetons Épopée du passage secret. Où allez-vous ?
problem-bar-gallery-why = Soyez là où tout se décide. Seul Rochefort peut l’arrêter, avec quatre dés contre un Mousquetaire presque sans cartes ; de partout ailleurs, vous le regardez gagner. Sur 60 parties poursuivies, vous en gagnez 44 d’ici, deux d’ailleurs.
