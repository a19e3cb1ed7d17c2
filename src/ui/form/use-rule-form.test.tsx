// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { CallError } from "#lib/wire/call-error.ts";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { Input } from "../fields/input.tsx";
import { Form } from "./form.tsx";
import { type FormPlan, useRuleForm } from "./use-rule-form.ts";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

interface Values {
  readonly first: string;
  readonly again: string;
}

const submit = vi.fn<FormPlan<Values>["submit"]>();

function Twice({ checks }: { readonly checks: "sent" | "left" }) {
  const form = useRuleForm<Values>({
    values: { first: "", again: "" },
    rules: {
      first: (text) => (text.length < 3 ? "short" : null),
      again: (text, { first }) => (text === first ? null : "differs"),
    },
    say: (key) => `says ${key}`,
    submit,
    refusals: { 6009: "first" },
    checks,
  });
  return (
    <Form form={form} submit="send">
      <Input label="first" {...form.field("first", { max: 5 })} />
      <Input label="again" {...form.field("again")} />
    </Form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const messages = () =>
  screen.queryAllByRole("alert").flatMap(({ textContent }) => textContent || []);
const send = () => userEvent.click(screen.getByRole("button", { name: "send" }));

it("checks all fields when it is sent, focuses the first wrong one, and makes no call", async () => {
  render(<Twice checks="sent" />);
  await userEvent.type(field("first"), "ab");
  expect(messages()).toEqual([]);
  await send();
  await waitFor(() => expect(messages()).toEqual(["says short", "says differs"]));
  expect(document.activeElement).toBe(field("first"));
  expect(submit).not.toHaveBeenCalled();
});

it("lets messages follow what is typed, also of a field that depends on it", async () => {
  render(<Twice checks="sent" />);
  await userEvent.type(field("again"), "abc");
  await send();
  await waitFor(() => expect(messages()).toEqual(["says short", "says differs"]));
  await userEvent.type(field("first"), "abc");
  expect(messages()).toEqual([]);
  await userEvent.type(field("first"), "d");
  expect(messages()).toEqual(["says differs"]);
});

it("checks a field when it is left, but not one that is only passed by", async () => {
  render(<Twice checks="left" />);
  await userEvent.type(field("first"), "a");
  expect(messages()).toEqual([]);
  await userEvent.click(field("again"));
  await waitFor(() => expect(messages()).toEqual(["says short"]));
  cleanup();
  render(<Twice checks="left" />);
  await userEvent.click(field("again"));
  await userEvent.tab();
  expect(messages()).toEqual([]);
});

it("says nothing new of a field that is checked when left, while it is typed in", async () => {
  render(<Twice checks="left" />);
  await userEvent.type(field("first"), "abc");
  await userEvent.type(field("again"), "x");
  await userEvent.tab();
  await waitFor(() => expect(messages()).toEqual(["says differs"]));
  await userEvent.type(field("first"), "{Backspace}");
  expect(messages()).toEqual(["says differs"]);
  await userEvent.tab();
  await waitFor(() => expect(messages()).toEqual(["says short", "says differs"]));
  await userEvent.type(field("first"), "c");
  expect(messages()).toEqual(["says differs"]);
});

it("puts a refusal beside its field until that is changed, and keeps what is typed", async () => {
  const envelope = { status_code: 6009, data: null, message: "taken" };
  submit.mockRejectedValueOnce(new CallError("code", "/call", envelope));
  render(<Twice checks="sent" />);
  await userEvent.type(field("first"), "abc");
  await userEvent.type(field("again"), "abc");
  await send();
  await waitFor(() => expect(messages()).toEqual(["taken"]));
  expect([field("first").value, document.activeElement]).toEqual(["abc", field("first")]);
  await userEvent.type(field("first"), "d");
  expect(messages()).not.toContain("taken");
});

it("sends once, however often it is pressed", async () => {
  submit.mockClear();
  const { promise, resolve } = Promise.withResolvers<void>();
  submit.mockReturnValueOnce(promise);
  render(<Twice checks="sent" />);
  await userEvent.type(field("first"), "abc");
  await userEvent.type(field("again"), "abc");
  await send();
  await send();
  resolve();
  await waitFor(() => expect(screen.getByRole("button", { name: "send" }).ariaBusy).toBeNull());
  expect(submit).toHaveBeenCalledOnce();
});
