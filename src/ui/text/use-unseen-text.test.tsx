// @vitest-environment jsdom
// Every kind of field, filled in without an event, by the page's own setter and by that of an extension.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useRef, useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { AmountField } from "../fields/amount-field.tsx";
import { DigitBoxes } from "../fields/digit-boxes.tsx";
import { Form } from "../form/form.tsx";
import { useRuleForm } from "../form/use-rule-form.ts";
import { Input } from "../fields/input.tsx";
import { digitsOnly } from "../fields/kept-text.ts";
import { PasswordInput } from "../fields/password-input.tsx";
import { TextArea } from "../fields/text-area.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

const sent = vi.fn<(text: string) => void>();

const FIELDS: Record<string, () => ReactNode> = {
  text: () => (
    <Ruled field={(form) => <Input label="text" {...form.field("text", { max: 20 })} />} />
  ),
  password: () => (
    <Ruled field={(form) => <PasswordInput label="text" {...form.field("text", { max: 20 })} />} />
  ),
  digits: () => (
    <Ruled
      field={(form) => (
        <DigitBoxes
          label="text"
          digits={form.values.text}
          {...form.field("text", { max: 6, clean: digitsOnly })}
        />
      )}
    />
  ),
  amount: () => <Held field={Amount} />,
  "text of several lines": () => <Held field={Lines} />,
};

interface FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Amount(props: FieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  return <AmountField {...props} ref={ref} label="text" placeholder="" error={undefined} />;
}

function Lines(props: FieldProps) {
  return <TextArea {...props} label="text" max={20} />;
}

function Held({ field: Field }: { readonly field: (props: FieldProps) => ReactNode }) {
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(text);
      }}
    >
      <Field value={text} onChange={setText} />
      <button type="submit">send</button>
    </form>
  );
}

function Ruled({ field }: { readonly field: (form: ReturnType<typeof useTextForm>) => ReactNode }) {
  const form = useTextForm();
  return (
    <Form form={form} submit="send" ready={form.values.text !== ""}>
      {field(form)}
    </Form>
  );
}

function useTextForm() {
  return useRuleForm({
    values: { text: "" },
    rules: { text: (text) => (text === "" ? "missing" : null) },
    say: (key) => key,
    submit: ({ text }) => sent(text),
  });
}

const SETTERS: Record<string, (field: HTMLInputElement, text: string) => void> = {
  "the page": (field, text) => {
    field.value = text;
  },
  "an extension": (field, text) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    set?.call(field, text);
  },
};

describe.each(Object.keys(SETTERS))("filled in by %s without an event", (who) => {
  it.each(Object.keys(FIELDS))("%s is read when the form is sent", async (kind) => {
    sent.mockClear();
    render(FIELDS[kind]?.());
    SETTERS[who]?.(screen.getByLabelText<HTMLInputElement>("text"), "１２３");
    fireEvent.click(screen.getByRole("button", { name: "send" }));
    const kept = kind === "text of several lines" ? "１２３" : "123";
    await waitFor(() => expect(sent.mock.calls).toEqual([[kept]]));
  });
});
