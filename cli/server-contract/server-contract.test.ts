import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CHAT_IDS } from "#contract/chat.ts";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { asyncApi } from "./asyncapi.ts";
import { jsonSchemaOf } from "./json-schema-of.ts";
import { openApi } from "./openapi.ts";

type Tree = Readonly<Record<string, unknown>>;

/** Every `$ref` of a document, with what it leads to. */
function references(document: Tree, at: unknown = document): (readonly [string, unknown])[] {
  if (typeof at !== "object" || at === null) return [];
  const reference = (at as Tree)["$ref"];
  if (typeof reference !== "string") {
    return Object.values(at).flatMap((child) => references(document, child));
  }
  const keys = reference.slice("#/".length).split("/");
  const target = keys.reduce<unknown>((found, key) => (found as Tree | undefined)?.[key], document);
  return [[reference, target]];
}

interface Answered {
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: { readonly anyOf: readonly unknown[] };
        readonly examples: Readonly<Record<string, { readonly value: Example }>>;
      }
    >
  >;
}
interface Example {
  readonly status_code: number;
  readonly message: string;
}

const openapi = openApi("1.2.3") as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Tree>>>>;
};
const asyncapi = asyncApi("1.2.3") as {
  readonly channels: Readonly<Record<string, { readonly messages: Tree }>>;
};

test("a folder that cannot be written is CONFIG_OUTPUT_WRITE", async () => {
  const taken = path.join(await sampleFolder(), "taken");
  await writeFile(taken, "a file in the place of the folder");
  const { code, stderr } = await runBrand(["contract", "--dir", taken]);
  expect(code).toBe(1);
  expect(stderr).toContain(`error CONFIG_OUTPUT_WRITE  ${path.join(taken, "openapi.json")}`);
});

test("all references lead somewhere", () => {
  for (const document of [openapi, asyncapi]) {
    const found = references(document);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(([, target]) => target === undefined)).toEqual([]);
  }
});

test("every call has an operation under its path and method, with a name of its own", () => {
  for (const [name, call] of Object.entries(CALLS as Readonly<Record<string, ApiCall>>)) {
    const operation = openapi.paths[call.path]?.[call.method.toLowerCase()];
    expect(String(operation?.["summary"]).split(", "), call.path).toContain(name);
    expect(operation?.["x-money"] === true || !call.money, name).toBe(true);
  }
  const ids = Object.values(openapi.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation["operationId"]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("every operation describes its refusals, with a message", () => {
  for (const call of Object.values(CALLS as Readonly<Record<string, ApiCall>>)) {
    const operation = openapi.paths[call.path]?.[call.method.toLowerCase()];
    const responses = operation?.["responses"] as Readonly<Record<string, Answered>>;
    expect(Object.keys(responses)).toEqual(["200", "400", "404"]);
    const { schema, examples } = responses["200"]?.content?.["application/json"] ?? {};
    expect(schema?.anyOf).toContainEqual({ $ref: "#/components/schemas/Refusal" });
    const values = Object.values(examples ?? {}).map(({ value }) => value);
    const codes = values.map(({ status_code }) => status_code);
    const known = [6000, 6007, 6008, ...(call.member ? [6001] : []), ...call.handles];
    expect(codes, call.path).toEqual(expect.arrayContaining(known));
    expect(values.filter(({ message }) => message === "")).toEqual([]);
  }
});

test("fields that may be missing are not required, numbers may be numeric texts", () => {
  expect(jsonSchemaOf(CALLS.balance.response)).toMatchObject({ type: "object" });
  const info = jsonSchemaOf(CALLS.claimActivity.response) as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
  };
  expect(info.required).toEqual(expect.arrayContaining(["item", "amountCents"]));
  expect(info.required).not.toContain("prize");
  expect(info.properties["amountCents"]?.type).toEqual(["number", "string"]);
});

test("the chat has every id in one direction at least", () => {
  const messages = Object.values(asyncapi.channels["chat"]?.messages ?? {}) as {
    readonly payload: { readonly properties: { readonly msgId: { readonly const: number } } };
  }[];
  const ids = new Set(messages.map(({ payload }) => payload.properties.msgId.const));
  expect([...ids].toSorted((a, b) => a - b)).toEqual(
    Object.values(CHAT_IDS).toSorted((a, b) => a - b),
  );
});
