import { expect, test } from "vitest";
import { FakeWordPress } from "../../tests/doubles/fake-wordpress";
import { runDoctor } from "./run-doctor";

async function run(args: string[], variables: Record<string, string> = {}) {
  const said: string[] = [];
  const status = await runDoctor(args, variables, (text) => void said.push(text));
  return { status, said: said.join("\n") };
}

test("the exit status is 0 for a shop that can open, 1 for what must be mended", async () => {
  const [fine, inLeva] = [new FakeWordPress(), new FakeWordPress()];
  const [fineUrl, levaUrl] = await Promise.all([fine.open(), inLeva.open({ currency: "BGN" })]);
  const well = await run([], { BACKEND_URL: `${fineUrl}/graphql` });
  const ill = await run([levaUrl]);
  fine.close();
  inLeva.close();
  expect(well, well.said).toMatchObject({ status: 0, said: expect.stringContaining("name and currency") });
  expect(ill, ill.said).toMatchObject({ status: 1, said: expect.stringContaining("Currency") });
});

test.each([
  [["http://127.0.0.1:9"], "Came back: nothing"],
  [["no address"], "is no address"],
  [[], "Usage: npm run doctor -- https://"],
  [["lost.bg", "other.bg"], "Usage"],
])("it is 2 where nobody can be asked: %j", async (args, said) => {
  expect(await run(args)).toMatchObject({ status: 2, said: expect.stringContaining(said) });
});
