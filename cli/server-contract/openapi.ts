// The calls of the contract as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1).
import { CALLS } from "#contract/api/calls.ts";
import { EnvelopeSchema, type ApiCall } from "#contract/api/envelope.ts";
import { fullSample } from "#contract/api/sample-answer.ts";
import { CODES, SUCCESS_CODE } from "#contract/codes.ts";
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
      schemas: { Envelope: jsonSchemaOf(EnvelopeSchema) },
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

const DESCRIPTION = `Every answer has HTTP status 200 and is an envelope: \`status_code\` (${SUCCESS_CODE} is success; \`x-codes\` lists all), \`message\` in the locale of \`accept-language\`, and \`data\`, whose schema stands at each call. Fields that are not required may be missing or unreadable; the site then shows the rest. Numbers may be numeric strings. Amounts are cents where a field's name says so. Calls that move money carry \`idempotencykey\`; their status call answers the outcome of a key. With \`api.encryption\` on, calls are sealed as contract/sealed.ts describes.`;

const tagOf = ({ path }: { readonly path: string }): string => path.split("/")[1] ?? "";

function operation(same: readonly NamedCall[]): Json {
  const [first] = same;
  if (first === undefined) throw new RangeError("a path has a call");
  const bodies = same.map(({ request }) => jsonSchemaOf(request));
  const answers = same.map(({ response }) => jsonSchemaOf(response));
  const examples = same.map((call) => [call.name, { value: exampleOf(call) }] as const);
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
        description: "The envelope.",
        content: {
          "application/json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Envelope" },
                { type: "object", properties: { data: oneOf(answers) } },
              ],
            },
            examples: Object.fromEntries(examples),
          },
        },
      },
    },
    "x-cacheable": same.every(({ cacheable }) => cacheable),
    "x-money": same.some(({ money }) => money),
  };
}

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
  idempotencykey: header("idempotencykey", "Made when the member confirms.", {
    type: "string",
    format: "uuid",
  }),
} as const;
