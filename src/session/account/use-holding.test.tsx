// @vitest-environment jsdom
// What is typed in a form, over an expired session and a reload.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reloadForms } from "#testing/test-reload.ts";
import { Input } from "#ui/fields/input.tsx";
import { dropHeldForms, holdsForm } from "./held-form.ts";
import { restoreHeld } from "./held-values.ts";
import { dropSession, keepSession } from "./session-store.ts";
import { useHeldForm } from "./use-held-form.ts";
import { useHeldAmount, useHeldState } from "./use-holding.ts";

const CARD = "6214830112345672";

beforeEach(() => {
  sessionStorage.clear();
  keepSession("token", "1");
});
afterEach(() => {
  cleanup();
  dropHeldForms();
  dropSession();
});

function AnyForm() {
  const form = useHeldForm(
    "any",
    {
      values: { amount: "", card: "", secondPassword: "" },
      rules: { amount: () => null, card: () => null, secondPassword: () => null },
      say: (key) => key,
      submit: () => {},
    },
    ["amount"],
  );
  const [limit, setLimit] = useHeldAmount("limit");
  const [goals, setGoals] = useHeldState("goals", 1);
  return (
    <>
      <Input label="amount" {...form.field("amount")} />
      <Input label="card" {...form.field("card")} />
      <Input label="password" {...form.field("secondPassword")} />
      <input aria-label="limit" value={limit} onChange={(event) => setLimit(event.target.value)} />
      <button onClick={() => setGoals(goals + 1)}>{goals}</button>
    </>
  );
}

const FIELDS = ["amount", "card", "password", "limit"] as const;
const shown = () => [
  ...FIELDS.map((name) => screen.getByLabelText<HTMLInputElement>(name).value),
  screen.getByRole("button").textContent,
];
async function type(): Promise<void> {
  render(<AnyForm />);
  for (const [name, text] of Object.entries({ amount: "120", card: CARD, password: "731942" }))
    await userEvent.type(screen.getByLabelText(name), text);
  await userEvent.type(screen.getByLabelText("limit"), "90");
  await userEvent.click(screen.getByRole("button"));
}
const EMPTY = ["", "", "", "", "1"];

it("comes back after the login of the same member, without the password", async () => {
  await type();
  dropSession();
  cleanup();
  expect(holdsForm()).toBe(true);
  keepSession("token2", "1");
  render(<AnyForm />);
  expect(shown()).toEqual(["120", CARD, "", "90", "2"]);
});

it("is not shown to another member", async () => {
  await type();
  dropSession();
  cleanup();
  keepSession("token2", "2");
  render(<AnyForm />);
  expect(shown()).toEqual(EMPTY);
});

it("keeps amounts through a reload, and stores nothing else", async () => {
  await type();
  window.dispatchEvent(new Event("pagehide"));
  for (const secret of [CARD, "731942"])
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(secret);
  reloadForms();
  render(<AnyForm />);
  expect(shown()).toEqual(["120", "", "", "90", "1"]);
});

it("stores nothing of a form that was left, or of an earlier member", async () => {
  await type();
  cleanup();
  reloadForms();
  render(<AnyForm />);
  expect(shown()).toEqual(EMPTY);
  cleanup();
  await type();
  window.dispatchEvent(new Event("pagehide"));
  dropHeldForms();
  keepSession("token2", "2");
  cleanup();
  restoreHeld();
  render(<AnyForm />);
  expect(shown()).toEqual(EMPTY);
});
