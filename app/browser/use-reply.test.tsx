// @vitest-environment happy-dom
import { act, createContext, createElement, use, useReducer } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReply } from "./use-reply";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

// Simulates the router: a fetcher's reply is visible beside the state, possibly before the state has changed.
const answers = new Map<string, string>();
const Fetchers = createContext<object>({});
const rendered = vi.fn<(reply: string | undefined) => void>();

interface ListenerProps {
  onReply: (reply: string) => void;
  known: string | undefined;
}

function Listener({ onReply, known }: ListenerProps) {
  use(Fetchers);
  // A render that changes nothing: React discards it, with its effects.
  const [, forceRender] = useReducer(() => 0, 0);
  const reply = answers.get("add");
  rendered(reply);
  useReply(reply, onReply, known);
  return <button onClick={forceRender}>Draw again</button>;
}

async function mount(onReply: (reply: string) => void, known?: string) {
  answers.clear();
  if (known) answers.set("add", known);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const listener = <Listener onReply={onReply} known={known} />;
  const draw = () => act(() => root.render(createElement(Fetchers, { value: {} }, listener)));
  await draw();
  return draw;
}

test("a reply first seen by a discarded render is handled by the committed one, once", async () => {
  const onReply = vi.fn<(reply: string) => void>();
  const draw = await mount(onReply);
  answers.set("add", "yes");
  await act(() => document.querySelector("button")!.click());
  expect(rendered).toHaveBeenLastCalledWith("yes");
  expect(onReply).not.toHaveBeenCalled();
  await draw();
  await draw();
  expect(onReply.mock.calls).toEqual([["yes"]]);
});

test("each reply is handled once; the one known initially is not", async () => {
  const onReply = vi.fn<(reply: string) => void>();
  const draw = await mount(onReply, "known");
  expect(onReply).not.toHaveBeenCalled();
  for (const answer of ["first", "second"]) {
    answers.set("add", answer);
    await draw();
  }
  expect(onReply.mock.calls).toEqual([["first"], ["second"]]);
});
