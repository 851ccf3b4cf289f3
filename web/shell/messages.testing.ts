/**
 * Which messages the page asks for, by the types of what stands in its code: `t(`link-${kind}`)` asks for as many as
 * `kind` has values. Used by tests only.
 */
import {
  type Expression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

/** The values that a part of an id can have, or any word where the types do not say which. */
type Part = readonly string[] | 'word' | 'number';
/** An id as it is put together: one part after the other. */
export type Composed = readonly Part[];
export interface Asked {
  /** Where it stands. */
  readonly file: string;
  readonly id: Composed;
  /** Whether it is what `t` is asked for, and not only a text that could be an id. */
  readonly certain: boolean;
}

export interface Source {
  /** All ids, and all texts that could be one. */
  readonly asked: readonly Asked[];
  /** What things are called in objects. */
  readonly keys: readonly string[];
}

/** What stands in the files of the project that `isWanted`. */
export function readSource(config: string, isWanted: (file: string) => boolean): Source {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`no project ${config}`);
    const files = project.program.getSourceFileNames().filter(isWanted);
    const readers = files.map((file) => new Reader(project, file));
    return { asked: readers.flatMap(({ asked }) => asked), keys: readers.flatMap(({ keys }) => keys) };
  } finally {
    api.close();
  }
}

class Reader {
  readonly asked: Asked[] = [];
  readonly keys: string[] = [];

  constructor(
    private readonly project: Project,
    private readonly file: string,
  ) {
    const source = project.program.getSourceFile(file);
    if (!source) throw new Error(`no file ${file}`);
    this.#read(source);
  }

  #read(node: Node): void {
    const { file } = this;
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 't') {
      const [id] = node.arguments;
      if (id) this.asked.push(...this.#ids(id).map((one) => ({ file, id: one, certain: true })));
    }
    if (isPropertyAssignment(node) && isIdentifier(node.name)) this.keys.push(node.name.text);
    const text = this.#text(node);
    if (text) this.asked.push({ file, id: text, certain: false });
    node.forEachChild((child) => this.#read(child));
  }

  /** What a text says, wherever it stands. */
  #text(node: Node): Composed | null {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [[node.text]];
    return isTemplateExpression(node) && !isTaggedTemplateExpression(node.parent)
      ? this.#template(node)
      : null;
  }

  /** The ids that an expression can have; none where its type does not say. */
  #ids(expression: Expression): Composed[] {
    if (isParenthesizedExpression(expression)) return this.#ids(expression.expression);
    if (isConditionalExpression(expression))
      return [...this.#ids(expression.whenTrue), ...this.#ids(expression.whenFalse)];
    if (isTemplateExpression(expression)) return [this.#template(expression)];
    const part = partOf(this.project.checker.getTypeAtLocation(expression));
    return typeof part === 'string' ? [] : [[part]];
  }

  #template(node: TemplateExpression): Composed {
    const spans = [...node.templateSpans];
    const types = this.project.checker.getTypeAtLocation(spans.map(({ expression }) => expression));
    return [
      [node.head.text],
      ...spans.flatMap((span, at): Part[] => [partOf(types[at]), [span.literal.text]]),
    ];
  }
}

function partOf(type: Type | undefined): Part {
  const members = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const said = members.filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null)));
  if (said.length > 0 && said.every((one) => one.isLiteralType()))
    return said.map((one) => String(one.isLiteralType() && one.value));
  return said.length > 0 && said.every(({ flags }) => flags & TypeFlags.NumberLike) ? 'number' : 'word';
}

/** All ids that it can be; null where a part is open. */
export function expand(id: Composed): string[] | null {
  return id.reduce<string[] | null>(
    (heads, part) =>
      heads && typeof part !== 'string' ? heads.flatMap((head) => part.map((tail) => head + tail)) : null,
    [''],
  );
}

/** Whether an id can be put together so, each open part being a number or one of the words. */
export function fits(id: string, [part, ...rest]: Composed, words: ReadonlySet<string>): boolean {
  if (part === undefined) return id === '';
  const heads =
    typeof part === 'string' ? headsOf(id, part, words) : part.filter((one) => id.startsWith(one));
  return heads.some((head) => fits(id.slice(head.length), rest, words));
}

function headsOf(id: string, part: 'word' | 'number', words: ReadonlySet<string>): string[] {
  const heads = Array.from({ length: id.length }, (_, at) => id.slice(0, at + 1));
  return heads.filter((head) => (part === 'number' ? /^\d+$/.test(head) : words.has(head)));
}

/** Whether it can only be one of a family of ids, and not any text at all: it begins with a word and a dash. */
export function isFamily(id: Composed): boolean {
  const open = id.findIndex((part) => typeof part === 'string');
  return expand(id.slice(0, open))?.every((head) => /^[a-z]\w*-/.test(head)) ?? false;
}
