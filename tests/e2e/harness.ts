import { expect, test as base, type Page } from "@playwright/test";

/** A test that fails on console errors, uncaught errors, hydration warnings and failed requests. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /hydrat/i.test(message.text()))
          complaints.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // Leaving a page gives up what it was still loading, and a browser without scripts refuses to load any.
        if (!/ERR_ABORTED/.test(reason) && (javaScriptEnabled || reason !== "csp"))
          complaints.push(`request: ${request.url()} ${reason}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have taken over, so that a click isn't an ordinary form post. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForScripts(page);
}

/**
 * Until React has marked the page as its own, and of the parts that come alive by themselves those in sight;
 * at once where there are no scripts.
 */
export async function waitForScripts(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const isInSight = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    const sleeps = () => {
      const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      while (comments.nextNode()) {
        const { data, nextElementSibling: first } = comments.currentNode as Comment;
        if (data === "$" && first && isInSight(first) && !isAlive(first)) return true;
      }
      return false;
    };
    while (!isAlive(document.body) || sleeps()) await frame();
    await frame();
  });
}

export { expect };
