import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin } from "./php";

/** An order 1201 of maria@shop.test. */
const WORLD = `${HAS_SECRET} ${FROM_SHOP} $notes = [];
  $options = ['blogname' => 'Sila', 'admin_email' => 'shop@example.bg'];
  class WC_Order {
    function get_billing_email() { return 'Maria@shop.test'; }
    function get_meta($key) { return ''; }
    function add_order_note($note) { $GLOBALS['notes'][] = $note; return 1; }
  }
  function wc_get_order($id) { return $id === 1201 ? new WC_Order() : false; }
`;
const withdraw = (more: string) =>
  `Sila_Storefront\\acknowledge_withdrawal(${more} + ['reference' => '261121-AAAAAA', 'orderNumber' => '1201',
    'declaredAt' => '2026-11-21T12:05:33.000Z', 'name' => 'Мария', 'email' => 'maria@shop.test'])`;
interface Outcome {
  answers: { isMailed: boolean }[];
  mails: [to: string, subject: string, text: string, headers: string[]][];
  notes: string[];
}
const runWithdrawal = <T = Outcome>(steps: string, value = OUTCOME) => runPlugin<T>({ world: WORLD, steps, value });
const OUTCOME = "['answers' => $answers, 'mails' => $mails, 'notes' => $notes]";

test("a withdrawal adds a note and sends both emails, in plain text, once for each reference", async () => {
  const goods = withdraw("['goods' => \"Тениска\\nШейкър\"]");
  const { answers, mails, notes } = await runWithdrawal(`$answers = [${goods}, ${goods}];`);
  expect(answers).toEqual([{ isMailed: true }, { isMailed: true }]);
  expect(notes).toEqual([expect.stringContaining("261121-AAAAAA")]);
  expect(mails.map(([to]) => to)).toEqual(["maria@shop.test", "shop@example.bg"]);
  expect(mails[0]![2]).toContain("21.11.2026, 14:05:33 (българско време)");
  expect(mails[0]![2]).toContain("Тениска\nШейкър");
  expect(mails[0]![3]).toEqual(["Content-Type: text/plain; charset=UTF-8", "From: Sila <shop@example.bg>"]);
  expect(mails[1]![3]).toContain("Reply-To: maria@shop.test");
});

test("an email that couldn't be sent is the only one sent on a retry", async () => {
  const steps = `$is_mail_down = true; $answers[] = ${withdraw("[]")}; $is_mail_down = false; $answers[] = ${withdraw("[]")};`;
  const { answers, mails, notes } = await runWithdrawal(steps);
  expect(answers).toEqual([{ isMailed: false }, { isMailed: true }]);
  expect([mails.length, notes.length]).toEqual([2, 1]);
});

test("another's email or an unknown order gets the same response, no note, and no free text", async () => {
  for (const more of [
    "['email' => 'ivan@shop.test', 'goods' => 'evil.com']",
    "['orderNumber' => '7', 'goods' => 'evil.com']",
  ]) {
    const { answers, mails, notes } = await runWithdrawal(`$answers = [${withdraw(more)}];`);
    expect([answers, notes]).toEqual([[{ isMailed: true }], []]);
    expect(mails.map(([, , text]) => text.includes("evil.com"))).toEqual([false, true]);
  }
  expect(await runWithdrawal<string>("", `attempt(fn() => ${withdraw("['email' => 'nobody']")})`)).toMatch(
    /^storefront-withdrawal-email/,
  );
});
