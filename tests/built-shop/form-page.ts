import { Window, type Document, type HTMLFormElement, type HTMLInputElement } from "happy-dom";
import type { Visitor } from "./visitor";

const REDIRECTS_MAX = 5;
const parser = new new Window().DOMParser();
const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A page in a browser without scripts: its forms are sent with all that they hold, by their own buttons. */
export class FormPage {
  readonly #visitor: Visitor;
  readonly path: string;
  readonly status: number;
  readonly document: Document;

  private constructor(visitor: Visitor, path: string, status: number, html: string) {
    this.#visitor = visitor;
    this.path = path;
    this.status = status;
    this.document = parser.parseFromString(html, "text/html");
  }

  static async open(visitor: Visitor, path: string): Promise<FormPage> {
    return FormPage.#follow(visitor, path, await visitor.open(path));
  }

  static async #follow(visitor: Visitor, path: string, answer: Response, left = REDIRECTS_MAX): Promise<FormPage> {
    const location = answer.headers.get("location");
    if (!location || left === 0) return new FormPage(visitor, path, answer.status, await answer.text());
    return FormPage.#follow(visitor, location, await visitor.open(location.replace(/#.*/, "")), left - 1);
  }

  /** The words of a part, whether shown or hidden, with single spaces. */
  textOf(part = "main"): string {
    return words(this.document.querySelector(part)?.textContent ?? "");
  }

  count(selector: string): number {
    return this.document.querySelectorAll(selector).length;
  }

  /** What a field holds: of a group of radio buttons, the checked one's value. */
  valueOf(name: string): string | undefined {
    const all = [...this.document.querySelectorAll(`main [name="${name}"]`)] as HTMLInputElement[];
    return (all.find(({ type, checked }) => type !== "radio" || checked) ?? null)?.value;
  }

  /** The field that has the focus once the page is loaded. */
  get focused(): string | undefined {
    return this.document.querySelector("[autofocus]")?.getAttribute("name") ?? undefined;
  }

  /** Follows the first link of a part that begins with these words. */
  async follow(text: string, part = "main"): Promise<FormPage> {
    const links = [...this.document.querySelectorAll(`${part} a[href]`)];
    const link = links.find((one) => words(one.getAttribute("aria-label") ?? one.textContent).startsWith(text));
    if (!link) throw new Error(`${this.path} has no link ${text}`);
    return FormPage.open(this.#visitor, link.getAttribute("href")!);
  }

  /** Fills in the form of a button and sends it with that button; a value of null takes a check mark away. */
  async press(text: string, typed: Record<string, string | null> = {}, part = "main"): Promise<FormPage> {
    const buttons = [...this.document.querySelectorAll(`${part} button:not([type="button"])`)];
    const button = buttons.find((one) => words(one.getAttribute("aria-label") ?? one.textContent).startsWith(text));
    const form = (button as HTMLInputElement | undefined)?.form;
    if (!button || !form || button.hasAttribute("disabled")) throw new Error(`${this.path} has no button ${text}`);
    for (const [name, value] of Object.entries(typed)) fill(form, name, value);
    const fields = [...listFields(form), [button.getAttribute("name") ?? "", button.getAttribute("value") ?? ""]];
    const sent = fields.filter(([name]) => name !== "") as [string, string][];
    const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? this.path;
    if ((button.getAttribute("formmethod") ?? form.getAttribute("method")) === "post")
      return FormPage.#follow(this.#visitor, action, await this.#visitor.submit(action, Object.fromEntries(sent)));
    return FormPage.open(this.#visitor, `${action.replace(/\?.*/, "")}?${new URLSearchParams(sent)}`);
  }
}

const controlsOf = (form: HTMLFormElement) => [...form.elements] as unknown as HTMLInputElement[];

function fill(form: HTMLFormElement, name: string, value: string | null): void {
  const fields = controlsOf(form).filter((one) => one.name === name && one.type !== "hidden");
  const isChoice = fields.some(({ type }) => type === "radio" || type === "checkbox");
  const field = isChoice && value !== null ? fields.find((one) => one.value === value) : fields[0];
  if (!field || field.disabled) throw new Error(`no field ${name} for ${value}`);
  if (isChoice) field.checked = value !== null;
  else field.value = value ?? "";
  if (field.value !== (value ?? field.value)) throw new Error(`${name} can't be ${value}`);
}

function listFields(form: HTMLFormElement): [string, string][] {
  return controlsOf(form)
    .filter(({ name, disabled, tagName }) => name && !disabled && tagName !== "BUTTON")
    .filter(({ type, checked }) => (type !== "radio" && type !== "checkbox") || checked)
    .map(({ name, value }) => [name, value]);
}
