import { useContext } from "react";
import { useMatches } from "react-router";
import { readSentStyles, type PageStyles, type SheetName } from "../../styles/links";
import { PageRequest } from "./page-request";

/**
 * The style sheets, as a part of the page: a separate request would delay the first paint by a round trip. The browser
 * keeps what the server sent; screens that the router opens later link their own (app/styles/links.ts).
 */
export function Styles() {
  const { text, ...attributes } = useStyles();
  return <style {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

const useStyles = import.meta.env.SSR ? useStylesOfScreens : readSentStyles;

function useStylesOfScreens(): PageStyles {
  const { nonce = "", sheets } = useContext(PageRequest) ?? {};
  const screens = useMatches().flatMap(({ handle }) => (handle as { sheets?: SheetName[] } | undefined)?.sheets ?? []);
  const names = [...new Set(screens)];
  const text = sheets ? [sheets.app, ...names.map((name) => sheets[name])].join("") : "";
  return { nonce, "data-sheets": names.join(" "), text };
}
