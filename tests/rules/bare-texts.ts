import { parseSync } from "vite";
import { readSource } from "./source-files";

/** A node of the syntax tree (https://github.com/estree/estree, with its JSX and TypeScript). */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What an expression renders; null for nothing. `isAlways`: an element, or the same text, for as long as its parent. */
type Rendered = { text: "none" | "constant" | "changing"; isAlways: boolean } | null;

const ELEMENT: Rendered = { text: "none", isAlways: true };
const SOMETIMES: Rendered = { text: "none", isAlways: false };
const CHANGING: Rendered = { text: "changing", isAlways: false };

/** Components of React Router that render one element around their children. */
const ELEMENTS_OF_ROUTER = ["Link", "Form"];
const CONSTANT = /^[A-Z][A-Z0-9_]+$/;
const COMPONENT = /^[A-Z]\w*[a-z]/;
const WRAPPERS = ["TSAsExpression", "TSNonNullExpression", "ParenthesizedExpression", "ChainExpression"];

/** Components whose children have siblings or an unknown parent, and those that always render an element. */
interface Components {
  placing: Set<string>;
  solid: Set<string>;
}

interface Source {
  path: string;
  text: string;
  program: Node;
  /** Initial values of constants and functions of the file, by name. */
  values: Map<string, Node>;
  /** Props and fields of the file that are typed as elements. */
  elements: Set<string>;
}

/**
 * Places where a browser's translator, which replaces text nodes by elements, would break or outdate the page: text
 * that changes beside siblings, text after what comes and goes, text whose parent isn't known. An element whose `key`
 * is the text is replaced with it; what is marked by translate="no" keeps its text nodes.
 */
export function findBareTexts(paths: string[]): { places: string[]; lists: number } {
  const sources = paths.map(readTree);
  const components: Components = { placing: new Set(), solid: new Set(ELEMENTS_OF_ROUTER) };
  // A component may be made of others: until no more are found.
  for (let size = -1; size !== components.placing.size + components.solid.size;) {
    size = components.placing.size + components.solid.size;
    for (const source of sources) sortComponents(source, components);
  }
  let lists = 0;
  const places = sources.flatMap((source) => {
    const found: string[] = [];
    const report = ({ start }: Node, fault: string) =>
      found.push(`${source.path}:${source.text.slice(0, start).split("\n").length} ${fault}`);
    for (const result of listComponents(source).flatMap(([, component]) => listResults(component)))
      if ((render(result, source, components)?.text ?? "none") !== "none")
        report(result, "a component that is bare text");
    visit(source.program, [], (node, parents) => {
      if (!isJsx(node)) return;
      lists += 1;
      const fault = findFault(node, parents, source, components);
      if (fault) report(node, fault);
    });
    return found;
  });
  return { places, lists };
}

function readTree(path: string): Source {
  const text = readSource(path);
  const program = parseSync(path, text).program as unknown as Node;
  const values = new Map<string, Node>();
  const elements = new Set<string>();
  visit(program, [], (node) => {
    if (node.type === "VariableDeclarator" && node.init) values.set(nameOf(node.id), unwrap(node.init as Node));
    if (node.type === "FunctionDeclaration") values.set(nameOf(node.id), node);
    const isElement = /^: (JSX\.|React)Element\b/.test(textOf(node.typeAnnotation, text));
    if (node.type === "TSPropertySignature" && isElement) elements.add(nameOf(node.key));
  });
  return { path, text, program, values, elements };
}

function listComponents({ values }: Source): [name: string, component: Node][] {
  return [...values].filter(([name, value]) => COMPONENT.test(name) && /Function/.test(value.type));
}

function sortComponents(source: Source, { placing, solid }: Components): void {
  for (const [name, value] of listComponents(source)) {
    const results = listResults(value);
    const isSolid = (node: Node) => node.type === "JSXElement" && (isHost(node) || solid.has(tagOf(node)));
    if (results.length > 0 && results.every(isSolid)) solid.add(name);
    visit(value, [], (node) => {
      if (!isJsx(node)) return;
      const items = listItems(node);
      const isPlaced = items.some((item) => isChildren(item));
      const isAlone = items.length === 1 && (isHost(node) || (node.type === "JSXElement" && !placing.has(tagOf(node))));
      if (isPlaced && !isAlone) placing.add(name);
    });
    if (results.some(isChildren)) placing.add(name);
  }
}

function findFault(node: Node, parents: Node[], source: Source, components: Components): string | null {
  if (isUntranslated([...parents, node])) return null;
  const rendered = listItems(node).map((item) => ({ item, ...(render(item, source, components) ?? SOMETIMES) }));
  const texts = rendered.filter(({ text }) => text !== "none");
  if (texts.length === 0) return null;
  if (node.type === "JSXFragment") return "text in a fragment";
  if (components.placing.has(tagOf(node))) return `text for ${tagOf(node)}, which has siblings for its children`;
  if (rendered.length === 1) return null;
  const key = attributeOf(node, "key");
  const isKeyed = (item: Node) => key !== "" && key === textOf(item, source.text);
  if (texts.some(({ text, item }) => text === "changing" && !isKeyed(item))) return "changing text with siblings";
  const first = rendered.findIndex(({ isAlways, item }) => !isAlways && !isKeyed(item));
  const isAfter = first !== -1 && rendered.slice(first).some(({ text }) => text !== "none");
  return isAfter ? "text after what comes and goes" : null;
}

function render(expression: Node, source: Source, components: Components): Rendered {
  const { type } = expression;
  const part = (name: string) => expression[name] as Node;
  const inner = (node: Node) => render(node, source, components);
  if (WRAPPERS.includes(type)) return inner(part("expression"));
  if (type === "JSXText") return { text: "constant", isAlways: true };
  if (type === "JSXElement") return isHost(expression) || components.solid.has(tagOf(expression)) ? ELEMENT : SOMETIMES;
  if (type === "JSXFragment") return SOMETIMES;
  if (type === "Literal")
    return /^(string|number)$/.test(typeof expression.value) ? { text: "constant", isAlways: true } : null;
  if (type === "TemplateLiteral") return mix((expression.expressions as Node[]).map(inner), true);
  if (type === "LogicalExpression") {
    const both = expression.operator === "&&" ? [part("right")] : [part("left"), part("right")];
    return mix(both.map(inner), false);
  }
  if (type === "ConditionalExpression") return mix([part("consequent"), part("alternate")].map(inner), false);
  if (type === "CallExpression") {
    const callee = part("callee");
    if (isChildren(callee)) return SOMETIMES;
    if (callee.type === "MemberExpression" && nameOf(callee.property) === "map")
      return mix(listResults((expression.arguments as Node[])[0]!).map(inner), false);
    const called = source.values.get(nameOf(callee));
    return called && /Function/.test(called.type) ? mix(listResults(called).map(inner), false) : CHANGING;
  }
  if (type === "MemberExpression") {
    if (source.elements.has(nameOf(expression.property))) return SOMETIMES;
    return CONSTANT.test(nameOf(expression.object)) && !expression.computed
      ? { text: "constant", isAlways: true }
      : CHANGING;
  }
  if (type !== "Identifier") return CHANGING;
  const name = nameOf(expression);
  if (isChildren(expression) || source.elements.has(name)) return SOMETIMES;
  if (name === "undefined") return null;
  if (CONSTANT.test(name)) return { text: "constant", isAlways: true };
  const value = source.values.get(name);
  const known = value && /^(JSX|Logical|Conditional)/.test(value.type) ? inner(value) : CHANGING;
  return known?.text === "none" ? known : CHANGING;
}

/** One of several results, or all of them in one text: constant if each is and none is chosen. */
function mix(parts: Rendered[], isOne: boolean): Rendered {
  const hasText = parts.some((one) => one && one.text !== "none");
  if (isOne) return parts.every((one) => one?.text === "constant") ? { text: "constant", isAlways: true } : CHANGING;
  return hasText ? CHANGING : SOMETIMES;
}

/** What a function returns, those inside it aside. */
function listResults(callback: Node): Node[] {
  const body = callback.body as Node | undefined;
  if (!body) return [callback];
  if (body.type !== "BlockStatement") return [unwrap(body)];
  const results: Node[] = [];
  const search = (node: Node): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === "ReturnStatement") {
      if (node.argument) results.push(unwrap(node.argument as Node));
      return;
    }
    listParts(node).forEach(search);
  };
  search(body);
  return results;
}

/** The children of an element that render anything: without line breaks between them, spaces and comments. */
function listItems(node: Node): Node[] {
  return (node.children as Node[]).flatMap((child) => {
    const item = child.type === "JSXExpressionContainer" ? (child.expression as Node) : child;
    const isBlank = typeof item.value === "string" && item.value.trim() === "";
    return isBlank || item.type === "JSXEmptyExpression" ? [] : [unwrap(item)];
  });
}

function isUntranslated(path: Node[]): boolean {
  const marked = path.map((node) => (node.type === "JSXElement" ? attributeOf(node, "translate") : ""));
  return marked.findLast(Boolean) === "no";
}

/** An attribute's text, or the source of its expression. */
function attributeOf(node: Node, name: string): string {
  const opening = node.openingElement as { attributes: Node[] } | undefined;
  const attribute = opening?.attributes.find((one) => one.name && nameOf(one.name) === name);
  const value = attribute?.value as Node | null | undefined;
  if (!value) return "";
  const expression = (value.type === "JSXExpressionContainer" ? value.expression : value) as Node;
  return typeof expression.value === "string" ? expression.value : sourceOf(expression);
}

const sourceOf = (node: Node): string => {
  if (node.type === "MemberExpression") return `${sourceOf(node.object as Node)}.${nameOf(node.property)}`;
  return node.type === "Identifier" ? nameOf(node) : "";
};

function textOf(node: unknown, text: string): string {
  return node ? text.slice((node as Node).start, (node as Node).end) : "";
}

function unwrap(node: Node): Node {
  return WRAPPERS.includes(node.type) ? unwrap(node.expression as Node) : node;
}

const isJsx = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";
const isHost = (node: Node) => node.type === "JSXElement" && /^[a-z]/.test(tagOf(node));
const isChildren = (node: Node) => node.type === "Identifier" && nameOf(node) === "children";
const nameOf = (node: unknown): string => ((node as Node | null)?.name as string | undefined) ?? "";
const tagOf = (node: Node): string => nameOf((node.openingElement as Node | undefined)?.name);

function listParts(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === "string");
}

function visit(node: Node, parents: Node[], look: (node: Node, parents: Node[]) => void): void {
  look(node, parents);
  for (const part of listParts(node)) visit(part, [...parents, node], look);
}
