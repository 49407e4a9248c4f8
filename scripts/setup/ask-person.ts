import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Ctrl+C, or the end of what was piped in: nothing was written. */
export class Interrupted extends Error {}

interface Question<T> {
  /** As it is asked, without a colon. */
  text: string;
  /** What Enter alone means; "" is left out. */
  guess?: string;
  /** Throws an error that says what is wrong with an answer; then it is asked again. */
  parse: (answer: string) => T | Promise<T>;
}

export interface Person {
  ask<T>(question: Question<T>): Promise<T>;
  say(text: string): void;
  /** Ends the reading. */
  close(): void;
}

const TRIES_MAX = 5;

/** Somebody at a terminal, or lines that were piped in. */
export function openPerson(input: Readable, output: Writable & { isTTY?: boolean }): Person {
  const isTerminal = output.isTTY ?? false;
  const terminal = createInterface({ input, output, terminal: isTerminal });
  const lines = terminal[Symbol.asyncIterator]();
  // What is piped in may have ended before it is asked for, and then no prompt can be shown.
  const show = (text: string) => {
    if (!isTerminal) return void output.write(`${text}\n`);
    terminal.setPrompt(text);
    terminal.prompt();
  };
  const say = (text: string) => void output.write(`${text}\n`);
  return {
    say,
    close: () => terminal.close(),
    async ask({ text, guess = "", parse }) {
      for (let n = 1; ; n += 1) {
        show(guess ? `${text} [${guess}]: ` : `${text}: `);
        const { value, done } = await lines.next();
        if (done) throw new Interrupted("\nNothing was written.");
        try {
          return await parse(String(value).trim() || guess);
        } catch (error) {
          if (n === TRIES_MAX || error instanceof Interrupted) throw error;
          say(`  ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    },
  };
}
