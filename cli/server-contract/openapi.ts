// The calls of the contract as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1).
import { CALLS } from "#contract/api/calls.ts";
import { EnvelopeSchema, type ApiCall } from "#contract/api/envelope.ts";
import { fullSample } from "#contract/api/sample-answer.ts";
import {
  CODES,
  ILLEGAL_PARAMETER,
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  NOT_FOUND,
  SUCCESS_CODE,
} from "#contract/codes.ts";
import { jsonSchemaOf } from "./json-schema-of.ts";

type Json = Readonly<Record<string, unknown>>;

interface NamedCall extends ApiCall {
  readonly name: string;
}

export function openApi(version: string): Json {
  const calls = Object.entries(CALLS as Readonly<Record<string, ApiCall>>).map(
    ([name, call]): NamedCall => ({ ...call, name }),
  );
  const paths = Map.groupBy(calls, ({ path }) => path);
  return {
    openapi: "3.1.1",
    info: {
      title: "Livery: calls of a site",
      version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(calls.map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...paths].map(([path, same]) => [
        path,
        { [(same[0]?.method ?? "POST").toLowerCase()]: operation(same) },
      ]),
    ),
    components: {
      parameters: PARAMETERS,
      schemas: SCHEMAS,
      responses: RESPONSES,
      securitySchemes: { token: { type: "apiKey", in: "header", name: "token" } },
    },
    "x-codes": Object.fromEntries(
      Object.entries(CODES).map(([code, { name, message, handling }]) => [
        code,
        { name, message, handling },
      ]),
    ),
  };
}

const DESCRIPTION = `Every answer has HTTP status 200 and content-type application/json, and is an envelope; only what is no call has another status. An envelope holds \`status_code\` (${SUCCESS_CODE} is success; \`x-codes\` lists all), \`message\` in the locale of \`accept-language\`, and \`data\`, whose schema stands at each call. Fields that are not required may be missing or unreadable; the site then shows the rest. Numbers may be numeric strings. Amounts are cents where a field's name says so. Calls that move money carry \`idempotencykey\`; their status call answers the outcome of a key. With \`api.encryption\` on, calls are sealed as contract/sealed.ts describes.`;

const tagOf = ({ path }: { readonly path: string }): string => path.split("/")[1] ?? "";

function operation(same: readonly NamedCall[]): Json {
  const [first] = same;
  if (first === undefined) throw new RangeError("a path has a call");
  const bodies = same.map(({ request }) => jsonSchemaOf(request));
  const answers = same.map(({ response }) => jsonSchemaOf(response));
  const examples = same.map((call) => [call.name, { value: exampleOf(call) }] as const);
  const refusals = [...new Set(same.flatMap(refusalsOf))].map(
    (code) => [`refused: ${CODES[code]?.name ?? code}`, { value: refusal(code) }] as const,
  );
  const isRead = first.method === "GET";
  return {
    operationId: same.length === 1 ? first.name : first.path.split("/").at(-1),
    summary: same.map(({ name }) => name).join(", "),
    tags: [tagOf(first)],
    security: same.some(({ member }) => member) ? [{ token: [] }] : [],
    parameters: Object.keys(PARAMETERS)
      .filter((name) => name !== "idempotencykey" || same.some(({ money }) => money))
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(!isRead && {
      requestBody: { required: true, content: { "application/json": { schema: oneOf(bodies) } } },
    }),
    responses: {
      200: {
        description: "The envelope, of a success or of a refusal.",
        content: {
          "application/json": {
            schema: {
              anyOf: [
                {
                  allOf: [
                    { $ref: "#/components/schemas/Success" },
                    { type: "object", properties: { data: oneOf(answers) } },
                  ],
                },
                { $ref: "#/components/schemas/Refusal" },
              ],
            },
            examples: Object.fromEntries([...examples, ...refusals]),
          },
        },
      },
      400: { $ref: "#/components/responses/NotOpened" },
      404: { $ref: "#/components/responses/UnknownPath" },
    },
    "x-cacheable": same.every(({ cacheable }) => cacheable),
    "x-money": same.some(({ money }) => money),
  };
}

/** Codes that any call answers, and those that this one is known for; others of `x-codes` may come, too. */
function refusalsOf({ member, handles }: ApiCall): readonly number[] {
  return [INVALID_PARAMETER, ILLEGAL_PARAMETER, ...(member ? [LOGIN_EXPIRED] : []), ...handles];
}

function refusal(code: number): Json {
  const data = code === ILLEGAL_PARAMETER ? { serverTime: SAMPLE_TIME } : null;
  return { status_code: code, data, message: CODES[code]?.message ?? "" };
}

const SAMPLE_TIME = 1_795_600_800_000;

/** A code is a number or its text. */
const coded = (codes: readonly number[]): Json => ({
  enum: codes.flatMap((code) => [code, String(code)]),
});

const REFUSED = Object.keys(CODES)
  .map(Number)
  .filter((code) => code !== SUCCESS_CODE);

function envelope(codes: readonly number[], message: Json, data: Json): Json {
  return {
    ...jsonSchemaOf(EnvelopeSchema),
    properties: { status_code: coded(codes), message: { type: "string", ...message }, data },
    required: ["status_code", "message"],
  };
}

const REFUSAL_DATA: Json = {
  description:
    "Of some codes. With 6008 for a wrong clock the server's time, which the site asks again with.",
  type: ["object", "array", "string", "number", "boolean", "null"],
  properties: { serverTime: { type: "number", description: "Epoch milliseconds." } },
};

const SCHEMAS = {
  Success: envelope([SUCCESS_CODE], {}, {}),
  Refusal: envelope(
    REFUSED,
    { minLength: 1, description: "In the locale of accept-language; the site shows it." },
    REFUSAL_DATA,
  ),
} as const;

const refusedWith = (description: string, code: number): Json => ({
  description,
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Refusal" },
      examples: { [CODES[code]?.name ?? code]: { value: refusal(code) } },
    },
  },
});

/** In plain text also where calls are sealed: the server does not know a key to seal them with. */
const RESPONSES = {
  NotOpened: refusedWith(
    "A sealed call that cannot be opened, or a plain one where calls are sealed.",
    ILLEGAL_PARAMETER,
  ),
  UnknownPath: refusedWith("A path that is no call of the contract; 200 will do.", NOT_FOUND),
} as const;

/** Calls of one path are told apart by `method` in the body. */
const oneOf = (schemas: readonly Json[]): Json =>
  schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };

function exampleOf({ response }: ApiCall): Json {
  return { status_code: SUCCESS_CODE, data: sample(response), message: "成功" };
}

function sample(schema: ApiCall["response"]): unknown {
  try {
    return fullSample(schema);
  } catch {
    return null; // any data is read
  }
}

const header = (name: string, description: string, schema: Json, required = true): Json => ({
  name,
  in: "header",
  required,
  description,
  schema,
});

const PARAMETERS = {
  version: header("version", "Version of the site's code.", { type: "string" }),
  client: header("client", "Always web.", { const: "web" }),
  site: header("site", "The brand's siteId.", { type: "string", pattern: "^[0-9]{4,8}$" }),
  requestid: header("requestid", "Of this request; a repeated one is refused.", {
    type: "string",
    format: "uuid",
  }),
  uuid: header("uuid", "The visitor's id, kept on the device.", { type: "string" }),
  timestamp: header("timestamp", "Epoch milliseconds; without it the answer is 6008.", {
    type: "string",
    pattern: "^\\d+$",
  }),
  signature: header("signature", "Timestamp, address and digest of the body, sealed.", {
    type: "string",
  }),
  acceptLanguage: header("accept-language", "Locale of texts.", { enum: ["zh-CN", "zh-TW"] }),
  background: header(
    "background",
    "The page asks by itself: it prolongs no session.",
    {
      const: "1",
    },
    false,
  ),
  idempotencykey: header("idempotencykey", "Made when the member confirms.", {
    type: "string",
    format: "uuid",
  }),
} as const;
