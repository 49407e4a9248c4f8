// @vitest-environment happy-dom
import { act, createContext, createElement, use, useReducer } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReply } from "./use-reply";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

// What the router does with a fetcher's answer: it stands beside the state, and may be read before the state has changed.
const answers = new Map<string, string>();
const Fetchers = createContext<object>({});
const drawn = vi.fn<(reply: string | undefined) => void>();

interface ListenerProps {
  tell: (reply: string) => void;
  known: string | undefined;
}

function Listener({ tell, known }: ListenerProps) {
  use(Fetchers);
  // A drawing that changes nothing: React drops it, with its effects.
  const [, drawAgain] = useReducer(() => 0, 0);
  const reply = answers.get("add");
  drawn(reply);
  useReply(reply, tell, known);
  return <button onClick={drawAgain}>Draw again</button>;
}

async function mount(tell: (reply: string) => void, known?: string) {
  answers.clear();
  if (known) answers.set("add", known);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const listener = <Listener tell={tell} known={known} />;
  const draw = () => act(() => root.render(createElement(Fetchers, { value: {} }, listener)));
  await draw();
  return draw;
}

test("an answer that a dropped drawing saw first is heard with the one that counts, once", async () => {
  const tell = vi.fn<(reply: string) => void>();
  const draw = await mount(tell);
  answers.set("add", "yes");
  await act(() => document.querySelector("button")!.click());
  expect(drawn).toHaveBeenLastCalledWith("yes");
  expect(tell).not.toHaveBeenCalled();
  await draw();
  await draw();
  expect(tell.mock.calls).toEqual([["yes"]]);
});

test("each answer is heard; what was known before anything was asked is not", async () => {
  const tell = vi.fn<(reply: string) => void>();
  const draw = await mount(tell, "known");
  expect(tell).not.toHaveBeenCalled();
  for (const answer of ["first", "second"]) {
    answers.set("add", answer);
    await draw();
  }
  expect(tell.mock.calls).toEqual([["first"], ["second"]]);
});
