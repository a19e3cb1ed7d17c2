// @vitest-environment jsdom
// What is typed into a form stays, whatever form it is: over another edition, over another locale, over a session that
// ends, and, where it may be stored, over a reload.
import { webcrypto } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Sandbox, startSandbox } from "../money-faults/start-sandbox.ts";
import { startWire, type Wire } from "../money-faults/wire.ts";
import { type FormCase, FORMS, SECRETS_ONLY } from "./form-cases.ts";
import { type FormSite, loadFormSite } from "./form-site.tsx";

const SITE = "aurora";
const SITE_ID = "6301";
const SRC = path.resolve(import.meta.dirname, "../../src");

let sandbox: Sandbox;
let wire: Wire;
let site: FormSite;

beforeAll(async () => {
  // As on a secure page; the document of the tests has none.
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("matchMedia", () => NO_MATCH);
  vi.spyOn(window, "scrollTo").mockReturnValue();
  sandbox = await startSandbox([SITE], []);
  wire = await startWire(sandbox.port);
  wire.clear(SITE_ID);
  sandbox.clock[0] = Date.now();
  // The hour of the run must not close a form.
  await sandbox.control("withdrawal-rules", { site: SITE, hours: null });
  site = await loadFormSite(wire.base, SITE_ID, sandbox);
}, 60_000);
afterAll(async () => {
  cleanup();
  wire.stop();
  await sandbox.stop();
});

const NO_MATCH = { matches: false, addEventListener() {}, removeEventListener() {} };

/** Text fields and options of a form, in their order; another locale names them otherwise. */
function fields(): readonly Field[] {
  return [...document.querySelectorAll<Field>("input, textarea")].filter(
    (field) => field.form !== null && !field.readOnly && !NO_TEXT.has(field.type),
  );
}
type Field = HTMLInputElement | HTMLTextAreaElement;
const NO_TEXT = new Set(["password", "file", "hidden", "checkbox"]);

const values = () =>
  fields().map((field) =>
    field instanceof HTMLInputElement && field.type === "radio" ? field.checked : field.value,
  );

const fieldOf = (label: string) =>
  fields().find(({ labels }) => labels?.[0]?.textContent?.startsWith(label) === true);

async function open(form: FormCase): Promise<void> {
  if (form.member !== undefined) await site.logIn({ site: SITE, name: form.member });
  if (form.page !== undefined) site.open(form.page);
  else if (form.alone !== undefined) site.show(await form.alone());
  const { press } = form;
  if (press !== undefined) {
    const [button] = await screen.findAllByRole("button", { name: press });
    if (button !== undefined) fireEvent.click(button);
  }
  await waitFor(() => Object.keys(form.typed).forEach((label) => isThere(label)));
  await site.settled();
}

function isThere(label: string): Field {
  const field = fieldOf(label);
  if (field === undefined) throw new Error(`there is no field ${label}`);
  return field;
}

/** @returns what stands in the form afterwards */
async function type({ typed }: FormCase): Promise<ReturnType<typeof values>> {
  for (const [label, text] of Object.entries(typed)) {
    const field = isThere(label);
    if (text === true) fireEvent.click(field);
    else fireEvent.input(field, { target: { value: text } });
  }
  const texts = Object.values(typed).filter((text) => text !== true);
  for (const text of texts)
    expect(values().map((value) => String(value).replaceAll(/[\s,]/g, ""))).toContain(text);
  return values();
}

/** A field may be filled in without an event, and is read when the form is sent: nothing disables the button before. */
function canBeSent({ typed }: FormCase): boolean {
  const [label = ""] = Object.keys(typed);
  const { form } = isThere(label);
  return [...(form?.elements ?? [])].some(
    (one) => one instanceof HTMLButtonElement && one.type === "submit" && !one.disabled,
  );
}

/** What is no draft is held in memory: cards, names and addresses must not stay on a shared device. */
function storesDraftsAlone({ typed, reload }: FormCase): void {
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    // Times and ids of members, which may hold any digits.
    .replaceAll(/(?<!\d)(?:\d{7}|\d{13})(?!\d)/g, "");
  const texts = Object.values(typed).filter((text) => text !== true);
  expect(texts.map((text) => [text, stored.includes(text)])).toEqual(
    texts.map((text) => [text, reload === "draft"]),
  );
}

async function loseSession(form: FormCase): Promise<void> {
  const member = site.userId();
  await act(async () => site.expired());
  if (!site.holdsForm()) {
    // The site has gone home, and comes back after the login.
    const from = site.takeAfterReload()?.from?.path;
    if (from !== form.page) throw new Error(`the login leads back to ${from}`);
    await open(form);
    return;
  }
  await site.logIn({ site: SITE, name: form.member ?? "" });
  expect(site.userId()).toBe(member);
  act(() => site.closeLogin());
  await site.settled();
}

const CHANGES: readonly (readonly [string, (form: FormCase) => Promise<void>])[] = [
  ["another edition", () => act(async () => site.setEdition("classic"))],
  ["another locale", () => act(() => site.setLocale("zh-TW"))],
  ["the end of the session", loseSession],
];

const cases = Object.entries(FORMS).flatMap(([file, forms]) =>
  forms.map((form) => [`${file} ${Object.keys(form.typed).join()}`, form] as const),
);

beforeEach(async () => {
  await act(async () => {
    site.setEdition("professional");
    await site.setLocale("zh-CN");
  });
  site.dropHeldForms();
  sessionStorage.clear();
});

describe.each(cases)("%s", (_, form) => {
  it("keeps what is typed", async () => {
    await open(form);
    expect(canBeSent(form)).toBe(true);
    const typed = await type(form);
    storesDraftsAlone(form);
    for (const [name, change] of CHANGES) {
      if (form.member === undefined && change === loseSession) continue;
      await change(form);
      await site.settled();
      await waitFor(() => expect([name, values()]).toEqual([name, typed]));
    }
  });
});

const kept = (by: FormCase["reload"]) =>
  cases.map(([, form]) => form).filter(({ reload }) => reload === by);

it("brings drafts back after a reload", async () => {
  const drafts: Record<string, string> = {};
  const left: (readonly [FormCase, ReturnType<typeof values>])[] = [];
  for (const form of kept("draft")) {
    await open(form);
    left.push([form, await type(form)]);
    Object.assign(drafts, sessionStorage);
  }
  Object.assign(sessionStorage, drafts);
  site = await loadFormSite(wire.base, SITE_ID, sandbox);
  for (const [form, typed] of left) {
    await open(form);
    await waitFor(() => expect(values()).toEqual(typed));
  }
}, 120_000);

it("brings amounts back after a reload, in the dialog that was open", async () => {
  for (const form of kept("amounts")) {
    await open(form);
    const typed = await type(form);
    window.dispatchEvent(new Event("pagehide"));
    site = await loadFormSite(wire.base, SITE_ID, sandbox);
    await open({ ...form, press: undefined });
    await waitFor(() => expect(values()).toEqual(typed));
  }
}, 120_000);

it("knows every form of the site", () => {
  const forms = globSync("{app,features,domain,session}/**/*.tsx", {
    cwd: SRC,
    exclude: ["**/*.test.tsx"],
  }).filter((file) => /<(?:form|Form)\b/.test(readFileSync(path.join(SRC, file), "utf8")));
  expect(forms.toSorted()).toEqual([...Object.keys(FORMS), ...SECRETS_ONLY].toSorted());
});
