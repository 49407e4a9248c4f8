import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts as drawScripts } from "react-router";

type Drawn = ReactElement<{
  children?: ReactNode;
  type?: string;
  rel?: string;
  href?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const LATEST_MS = 4000;
/** An add waits for its form's scripts no longer. */
const HELD_MS = 8000;

/**
 * React Router's scripts, but for their start: the browser gets them when the page stands with its pictures and fonts, at a
 * shopper's first touch, or after four seconds (docs/performance.md). Every form and link works before.
 */
export function LateScripts() {
  const drawn = list(drawScripts({}) as ReactNode);
  const entry = drawn.find(({ props }) => props.type === "module");
  // React Router draws none of them any more once the page is alive.
  if (!entry) return null;
  const files = drawn.flatMap(({ props }) => (props.rel === "modulepreload" && props.href ? [props.href] : []));
  const others = drawn.filter(({ type, props }) => type === "script" && props.type !== "module");
  const { nonce } = entry.props;
  // It has run by the time that a browser's scripts could need its text.
  const start = import.meta.env.SSR ? `(${START.replace(/\n\s*/g, "")})()` : "";
  return (
    <>
      {others}
      <script {...entry.props} type="text/plain" async={undefined} data-files={[...new Set(files)].join(" ")} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}

function list(drawn: ReactNode): Drawn[] {
  return Children.toArray(drawn).flatMap((one) => {
    if (!isValidElement(one)) return [];
    const element = one as Drawn;
    return typeof element.type === "string" ? [element] : list(element.props.children);
  });
}

/**
 * Runs in the page, before any script of ours: text, so that no bundler touches it.
 * An add waits until its form is hydrated, which `noValidate` tells: sent as a page, the next press would call it off.
 */
const START = `() => {
  const { nonce, previousElementSibling: kept } = document.currentScript;
  const draw = (name, rest) =>
    setTimeout(() => document.head.append(Object.assign(document.createElement(name), { nonce }, rest)));
  let files = kept.dataset.files.split(" ");
  const start = () => {
    if (!files.length) return;
    for (const href of files) draw("link", { rel: "modulepreload", href });
    draw("script", { type: "module", text: kept.text });
    draw("link", { rel: "manifest", href: "/manifest.webmanifest" });
    files = [];
  };
  for (const action of ["pointerdown", "keydown", "focusin"]) addEventListener(action, start);
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${LATEST_MS});
  const held = new Set();
  addEventListener("submit", (event) => {
    const form = event.target;
    if (form.noValidate || form.getAttribute("action") !== "/cart" || !/^add/.test(form.elements.intent?.value)) return;
    event.preventDefault();
    start();
    if (held.has(form)) return;
    held.add(form);
    const until = Date.now() + ${HELD_MS};
    const send = () => {
      if (!form.noValidate && Date.now() < until) return setTimeout(send, 50);
      held.delete(form);
      if (form.noValidate) form.requestSubmit();
      else form.submit();
    };
    send();
  }, true);
}`;
