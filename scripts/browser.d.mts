/** What playwright.config.ts and its workers read. */
export function ensureBrowser(): Promise<Record<"CHROMIUM_PATH" | "CHROMIUM_VARIABLES", string>>;
