/** The editor for Python: CodeMirror in a shadow of its own, as its style sheets may stand nowhere else. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python, pythonLanguage } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Words that are offered while one writes, by what stands before them: `view.`, `self.game.`, or nothing. */
export type Words = ReadonlyMap<string, readonly Completion[]>;

const style = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.self], color: 'var(--code-keyword)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-name)' },
  { tag: [tags.definition(tags.variableName), tags.className], color: 'var(--code-name)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--code-ground)', fontSize: 'inherit' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--code-face)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-soft)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--text) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--gold) 32%, transparent)',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--gold)', backgroundColor: 'transparent' },
  '.cm-fault': {
    backgroundColor: 'color-mix(in srgb, var(--red) 30%, transparent)',
    boxShadow: 'inset 4px 0 0 var(--red)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--code-ground)',
    color: 'var(--text)',
    border: '1px solid var(--gold-deep)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code-face)', maxHeight: '12em' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--blue)', color: '#fff' },
  '.cm-completionInfo': { maxWidth: '22rem', whiteSpace: 'pre-wrap', padding: '6px 10px' },
});

const markFault = StateEffect.define<number>();
/** The line that a traceback names, until something is written. */
const faultField = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    const effect = change.effects.find((one) => one.is(markFault));
    if (effect) {
      const line = effect.value as number;
      if (line < 1 || line > change.state.doc.lines) return Decoration.none;
      return Decoration.set([Decoration.line({ class: 'cm-fault' }).range(change.state.doc.line(line).from)]);
    }
    return change.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export interface Editor {
  show(text: string): void;
  /** Marks a line, counted from 1, and shows it; 0 for none. */
  mark(line: number): void;
  /** What it is called, and how one leaves it by key. */
  name(label: string, description: string): void;
  offer(words: Words): void;
  destroy(): void;
}

export function openEditor(host: HTMLElement, changed: (text: string) => void): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const names = new Compartment();
  let words: Words = new Map();
  let isSet = false;

  const complete = (context: CompletionContext): CompletionResult | null => {
    const before = context.matchBefore(/[\w.]*/);
    if (!before || (before.from === before.to && !context.explicit)) return null;
    const dot = before.text.lastIndexOf('.') + 1;
    const options = words.get(before.text.slice(0, dot));
    return options ? { from: before.from + dot, options: [...options], validFor: /^\w*$/ } : null;
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('    '),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        highlightActiveLine(),
        python(),
        pythonLanguage.data.of({ autocomplete: complete }),
        syntaxHighlighting(style),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        theme,
        faultField,
        names.of([]),
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isSet) changed(update.state.doc.toString());
        }),
      ],
    }),
  });

  return {
    show(text) {
      if (text === view.state.doc.toString()) return;
      isSet = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isSet = false;
    },
    mark(line) {
      const isThere = line >= 1 && line <= view.state.doc.lines;
      const effects: StateEffect<unknown>[] = [markFault.of(line)];
      if (isThere) effects.push(EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'center' }));
      view.dispatch({ effects });
    },
    name(label, description) {
      const attributes = EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': description,
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
        tabindex: '0',
        translate: 'no',
      });
      view.dispatch({ effects: names.reconfigure(attributes) });
    },
    offer(offered) {
      words = offered;
    },
    destroy: () => view.destroy(),
  };
}
