// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { removeBankCard } from "#contract/api/bank-cards.ts";
import { request } from "#lib/calls/http.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { useSession } from "#session/account/session-store.ts";
import { setUpSite } from "#testing/test-site.ts";
import { NeedsSecondPassword } from "./needs-second-password.tsx";
import {
  SECOND_PASSWORD_REFUSALS,
  secondPasswordRule,
  withSecondPassword,
} from "./second-password.ts";
import { SecondPasswordField } from "./second-password-field.tsx";

const { site } = setUpSite({
  namespaces: ["payees"],
  after: () => useSession.setState({ member: null }),
});

function Removal() {
  const form = useRuleForm({
    values: { secondPassword: "" },
    rules: { secondPassword: secondPasswordRule },
    say: (key) => key,
    submit: async (_, options) => {
      await withSecondPassword(form, (secondPassword) =>
        request(removeBankCard, { id: "a1", secondPassword }, options),
      );
    },
    refusals: SECOND_PASSWORD_REFUSALS,
  });
  return (
    <Form form={form} submit="send">
      <SecondPasswordField form={form} />
    </Form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("资金密码");
const send = () => userEvent.click(screen.getByRole("button", { name: "send" }));

it("takes six digits and nothing else, and hides them", async () => {
  render(<Removal />);
  await userEvent.type(field(), "12a3");
  await send();
  expect(screen.getByText("payees:secondPassword.missing")).toBeTruthy();
  await userEvent.type(field(), "4567");
  expect(field()).toMatchObject({ value: "123456", type: "password", autocomplete: "off" });
  expect(document.body.textContent).not.toContain("1234");
});

it("sends the hash, and clears a refused password", async () => {
  const envelope = { status_code: 6100, message: "资金密码错误，还可尝试4次" };
  site.answer("removeBankCard", envelope);
  render(<Removal />);
  await userEvent.type(field(), "123456");
  await send();
  await waitFor(() => expect(screen.getByText(envelope.message)).toBeTruthy());
  expect([field().value, document.activeElement]).toEqual(["", field()]);
  expect(site.made).toMatchObject([{ body: { secondPassword: wirePassword("123456") } }]);
  expect(site.toasts).toEqual([]);
});

it("shows the way to set it, and back", () => {
  const open = (bindWithdrawPassword: "0" | "1") => {
    const member = { bindWithdrawPassword } as NonNullable<
      ReturnType<typeof useSession.getState>["member"]
    >;
    useSession.setState({ member });
    render(
      <MemoryRouter initialEntries={["/mine/addBankCard"]}>
        <NeedsSecondPassword>the form</NeedsSecondPassword>
      </MemoryRouter>,
    );
  };
  open("0");
  expect(screen.queryByText("the form")).toBeNull();
  const link = screen.getByRole("link", { name: "去设置资金密码" });
  expect(link.getAttribute("href")).toBe(
    "/mine/auth?need=secondPassword&back=%2Fmine%2FaddBankCard#secondPassword",
  );
  cleanup();
  open("1");
  expect(screen.getByText("the form")).toBeTruthy();
});
