import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Ctrl+C, or the end of the piped input; nothing was written. */
export class Interrupted extends Error {}

interface Question<T> {
  /** The question, without a colon. */
  text: string;
  /** The answer that Enter gives; "" isn't shown. */
  guess?: string;
  /** Throws an error that says what is wrong with an answer; the question is then repeated. */
  parse: (answer: string) => T | Promise<T>;
}

export interface Person {
  ask<T>(question: Question<T>): Promise<T>;
  say(text: string): void;
  /** Ends the reading. */
  close(): void;
}

const TRIES_MAX = 5;

/** Reads answers from a terminal or from piped input. */
export function openPerson(input: Readable, output: Writable & { isTTY?: boolean }): Person {
  const isTerminal = output.isTTY ?? false;
  const terminal = createInterface({ input, output, terminal: isTerminal });
  const lines = terminal[Symbol.asyncIterator]();
  // Piped input may end before a question is asked; prompting would fail then.
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
