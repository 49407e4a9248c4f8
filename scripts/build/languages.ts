import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * The shop's languages (SITE.languages), the main one first. scripts/build.mjs sets both variables, one language after
 * another, for the build of each language, scripts/dev.mjs for the development server.
 */
const LANGUAGES = (process.env.SHOP_LANGUAGES ?? "bg").split(",");

/** The language of this build. */
export const LANGUAGE = process.env.SHOP_LANGUAGE ?? LANGUAGES[0]!;

/** Whether this build's Worker is the one that is deployed, which contains those of the other languages. */
export const IS_MAIN = LANGUAGE === LANGUAGES[0];

/** Prefix of a language's paths: "" for the main language, "/en" for another. */
export function prefixOf(language: string): string {
  return language === LANGUAGES[0] ? "" : `/${language}`;
}

/** Where the build of a language is. */
export function buildFolder(language: string): string {
  return language === LANGUAGES[0] ? "build" : `.cache/languages/${language}`;
}

/**
 * Puts a language's prefix before its paths, which stay constants that a bundler can inline, and gives the main Worker
 * the Workers of the other languages as `virtual:languages`.
 */
export function languages(): Plugin {
  let others = IS_MAIN ? LANGUAGES.slice(1) : [];
  return {
    name: "languages",
    // The development server serves one language.
    config(_, { command }) {
      if (command === "serve") others = [];
    },
    resolveId: { filter: { id: /^virtual:languages$/ }, handler: () => "\0languages" },
    load: {
      filter: { id: /^\0languages$/ },
      handler: () =>
        `export const built = ${JSON.stringify(LANGUAGES)}; export const languages = {${others.map(importWorker).join()}};`,
    },
    transform: {
      filter: { id: /app\/config\/paths\/\w+\.ts$/ },
      handler(code, id) {
        const prefix = prefixOf(/(\w+)\.ts$/.exec(id)![1]!);
        if (!prefix) return;
        return code.replace(/= "(\/?)/g, `= "${prefix}$1`).replace(`"${prefix}/"`, `"${prefix}"`);
      },
    },
  };
}

function importWorker(language: string): string {
  const path = fileURLToPath(new URL(`../../${buildFolder(language)}/server/index.js`, import.meta.url));
  return `${language}: () => import(${JSON.stringify(path)})`;
}
