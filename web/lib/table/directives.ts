/** Two small bindings: measures for the style sheet, and dialogs that open and close with the state. */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

class Vars extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('vars() stands in the tag itself');
  }

  override render(_vars: Readonly<Record<`--${string}`, string | number>>): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [vars]: Parameters<Vars['render']>): typeof noChange {
    // By property, not by attribute: the page's security policy allows no inline style.
    const { style } = element as HTMLElement;
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, String(value));
    return noChange;
  }
}
/** Sets custom properties that the style sheet reads. */
export const vars = directive(Vars);

class Modal extends Directive {
  #open = false;
  #dialog: HTMLDialogElement | null = null;

  override render(_open: boolean): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [open]: [boolean]): typeof noChange {
    this.#open = open;
    if (this.#dialog === null) {
      this.#dialog = element as HTMLDialogElement;
      // Escape, pressed again, closes a dialog even where `cancel` is prevented: what the state holds open comes back.
      this.#dialog.addEventListener('close', this.#follow);
    }
    // The element is in the page only after this update.
    queueMicrotask(this.#follow);
    return noChange;
  }

  readonly #follow = () => {
    const dialog = this.#dialog;
    if (!dialog?.isConnected || dialog.open === this.#open) return;
    if (this.#open) dialog.showModal();
    else dialog.close();
  };
}
/** Opens a `<dialog>` over everything, or closes it. */
export const modal = directive(Modal);
