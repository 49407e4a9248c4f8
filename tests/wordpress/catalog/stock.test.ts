import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin } from "../php";

const CLOCK = "namespace Sila_Storefront { function microtime($isFloat) { return $GLOBALS['clock']; } }";

/** A slow mailer, and a database whose lock another request may hold. */
const WORLD = `$clock = 1000; $seconds = 0; $isBusy = false; $unlocked = 0; ${HAS_SECRET}
  $options = ['blogname' => 'Sila', 'admin_email' => 'shop@example.bg'];
  add_filter('wp_mail', function ($mail) {
    $GLOBALS['clock'] += $GLOBALS['seconds'];
    if ($mail[0] === 'broken@example.bg') throw new RuntimeException('a mailer of another plugin');
    return $mail;
  });
  class Database {
    public $prefix = 'wp_';
    function prepare($sql, ...$values) { return [$sql, $values]; }
    function get_var($query) {
      if (str_contains($query[0], 'RELEASE')) return ++$GLOBALS['unlocked'];
      return $GLOBALS['isBusy'] ? '0' : '1';
    }
  }
  $wpdb = new Database();
  class Item {
    function __construct(public $id, public $status = 'publish', public $isBuyable = true, public $isIn = true, public $parent = 0) {}
    function is_type($type) { return $type === 'variation' && $this->parent > 0; }
    function get_parent_id() { return $this->parent; }
    function get_id() { return $this->id; }
    function get_status() { return $this->status; }
    function get_slug() { return "p-$this->id"; }
    function is_purchasable() { return $this->isBuyable; }
    function is_in_stock() { return $this->isIn; }
  }
  $items = [
    1 => new Item(1), 2 => new Item(2, 'draft'), 3 => new Item(3, 'publish', false), 4 => new Item(4, 'publish', true, false),
    11 => new Item(11, 'publish', true, true, 1), 12 => new Item(12, 'private', true, true, 1),
    21 => new Item(21, 'publish', true, true, 2), 99 => new Item(99, 'publish', true, true, 98),
  ];
  function wc_get_product($id) { return $GLOBALS['items'][$id] ?? false; }
`;

const runStock = <T>(steps: string, value: string) => runPlugin<T>({ namespaces: CLOCK, world: WORLD, steps, value });

const notify = (...keys: string[]) => {
  const emails = keys.map((key) => {
    const email = key === "nobody" ? "nobody" : `${key}@example.bg`;
    const url = key === "script" ? "javascript:alert(1)" : "https://shop.test/produkt/p";
    return `['key' => '${key}', 'email' => '${email}', 'product' => "Тениска\\n<b>L</b>", 'productUrl' => '${url}',
      'cancelUrl' => 'https://shop.test/izvestie?key=1']`;
  });
  return `Sila_Storefront\\send_stock_emails([${emails.join(", ")}])`;
};
const OUTCOME = "['answers' => $answers, 'mails' => $mails, 'unlocked' => $unlocked]";
interface Outcome {
  answers: { mailed: string[]; refused: string[] }[];
  mails: [to: string, subject: string, text: string, headers: string[]][];
  unlocked: number;
}

test("each email is sent once for its key, in plain text, with the page and an unsubscribe link", async () => {
  const { answers, mails } = await runStock<Outcome>(
    `$answers = [${notify("a", "b")}, ${notify("b", "c", "a")}];`,
    OUTCOME,
  );
  expect(answers).toEqual([
    { mailed: ["a", "b"], refused: [] },
    { mailed: ["b", "c", "a"], refused: [] },
  ]);
  expect(mails.map(([to]) => to)).toEqual(["a@example.bg", "b@example.bg", "c@example.bg"]);
  const [, subject, text, headers] = mails[0]!;
  expect(subject).toBe("Отново можете да поръчате: Тениска L");
  expect(text).toContain("\nТениска L\nhttps://shop.test/produkt/p\n");
  expect(text).toContain("\nhttps://shop.test/izvestie?key=1\n");
  expect(headers).toEqual(["Content-Type: text/plain; charset=UTF-8", "From: Sila <shop@example.bg>"]);
});

test("an email that couldn't be sent is refused and not recorded, and doesn't stop the others", async () => {
  const { answers, mails } = await runStock<Outcome>(
    `$answers[] = ${notify("nobody", "a", "script")}; $is_mail_down = true; $answers[] = ${notify("b", "a")};
    $is_mail_down = false; $answers[] = ${notify("b")};`,
    OUTCOME,
  );
  expect(answers).toEqual([
    { mailed: ["a"], refused: ["nobody", "script"] },
    { mailed: ["a"], refused: ["b"] },
    { mailed: ["b"], refused: [] },
  ]);
  expect(mails).toHaveLength(2);
});

test("one request sends at a time, and a mailer that throws releases the lock", async () => {
  const { answers, mails, unlocked } = await runStock<Outcome>(
    `$isBusy = true; $answers[] = ${notify("a")}; $isBusy = false;
    try { ${notify("b", "broken", "c")}; } catch (RuntimeException $error) {}
    $answers[] = ${notify("a", "b")};`,
    OUTCOME,
  );
  expect(answers).toEqual([
    { mailed: [], refused: [] },
    { mailed: ["a", "b"], refused: [] },
  ]);
  expect(mails.map(([to]) => to)).toEqual(["b@example.bg", "a@example.bg"]);
  expect(unlocked).toBe(2);
});

test("a slow mail server isn't waited for longer than the shop waits: the other emails are left", async () => {
  const { answers } = await runStock<Outcome>(`$seconds = 5.2; $answers[] = ${notify("a", "b", "c")};`, OUTCOME);
  expect(answers).toEqual([{ mailed: ["a", "b"], refused: [] }]);
});

test("published products that are for sale and in stock are listed with their page, to the shop alone", async () => {
  const list = "Sila_Storefront\\list_purchasable([1, 2, 3, 4, 11, 12, 21, 99, 1000])";
  expect(await runStock(FROM_SHOP, list)).toEqual([
    { databaseId: 1, slug: "p-1" },
    { databaseId: 11, slug: "p-1" },
  ]);
  expect(await runStock("", `attempt(fn() => ${list})`)).toBe("storefront-secret-required: storefrontStock");
});
