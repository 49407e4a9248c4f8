import { HtmlValidate } from "html-validate";

const VALIDATOR = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `<br/>`, `srcSet` and `disabled=""`, which HTML takes for the same.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId gives ids that begin with an underscore; any without a space is valid.
    "valid-id": ["error", { relaxed: true }],
    // Several boxes of one name are how a form says "any of these".
    "form-dup-name": ["error", { shared: ["checkbox", "radio", "button", "reset", "submit"] }],
  },
});

/** Attributes that hold an address; `srcset` is a list of them. */
const ADDRESS = /<[a-z][^>]*?\s(?:href|src|action|formaction)="([^"]*)"/gi;
/** What no address holds unencoded (https://url.spec.whatwg.org/#url-code-points). */
const UNENCODED = /[\s[\]<>{}|\\^`]/;

/** What is wrong with a page's HTML: html-validate's recommended rules, and two that it lacks. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const addresses = [...html.matchAll(ADDRESS)].map(([, address]) => address!).filter((one) => UNENCODED.test(one));
  const pictures = [...html.matchAll(/<(?:img|source)\b[^>]*>/gi)].map(([tag]) => tag);
  const unsized = pictures.filter((tag) => /\ssrcset="[^"]* \d+w/i.test(tag) && !/\ssizes="/i.test(tag));
  return [
    ...faults,
    ...addresses.map((one) => `not encoded: ${one}`),
    ...unsized.map((tag) => `without sizes: ${tag}`),
  ];
}
