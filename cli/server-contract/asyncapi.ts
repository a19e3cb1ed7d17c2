// The WebSocket streams of the contract as AsyncAPI 3 (https://www.asyncapi.com/docs/reference/specification/v3.0.0).
import { TABLE_STREAM, TableMessageSchema } from "#contract/api/table-feed.ts";
import { CHAT_IDS, CHAT_PATH, CHAT_RECEIVED, CHAT_SENT } from "#contract/chat.ts";
import { MAX_FRAME_BYTES } from "#contract/stream.ts";
import { FeedMessageSchema, FeedRequestSchema, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import type * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { jsonSchemaOf } from "./json-schema-of.ts";

type Json = Readonly<Record<string, unknown>>;

interface Stream {
  readonly address: string;
  readonly description: string;
  readonly sent: Readonly<Record<string, Json>>;
  readonly received: Readonly<Record<string, Json>>;
}

export function asyncApi(version: string): Json {
  const streams = { odds: odds(), tables: tables(), chat: chat() };
  const entries = Object.entries(streams);
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Livery: streams of a site",
      version,
      description: `Text frames of JSON over WebSocket, at most ${MAX_FRAME_BYTES} bytes; the site drops larger ones.`,
      license: { name: "MIT" },
    },
    servers: { site: { host: "site.example", protocol: "wss" } },
    channels: Object.fromEntries(
      entries.map(([name, { address, description, sent, received }]) => [
        name,
        {
          address,
          description,
          ...(address.includes("{siteId}") && {
            parameters: { siteId: { description: "The brand's siteId." } },
          }),
          messages: { ...prefixed("send", sent), ...prefixed("receive", received) },
        },
      ]),
    ),
    operations: Object.fromEntries(
      entries.flatMap(([name, { sent, received }]) => [
        operation(name, "receive", "send", Object.keys(sent)),
        operation(name, "send", "receive", Object.keys(received)),
      ]),
    ),
  };
}

/** Actions are those of the server: it receives what the site sends. */
function operation(
  channel: string,
  action: "send" | "receive",
  prefix: string,
  names: readonly string[],
): readonly [string, Json] {
  const reference = `#/channels/${channel}`;
  const messages = names.map((name) => ({ $ref: `${reference}/messages/${prefix}.${name}` }));
  return [`${channel}.${action}`, { action, channel: { $ref: reference }, messages }];
}

const prefixed = (prefix: string, messages: Readonly<Record<string, Json>>): Json =>
  Object.fromEntries(
    Object.entries(messages).map(([name, payload]) => [`${prefix}.${name}`, { name, payload }]),
  );

const odds = (): Stream => ({
  address: ODDS_STREAM,
  description: "Prices, lines, scores and states of lists and matches, numbered without gaps.",
  sent: { request: jsonSchemaOf(FeedRequestSchema) },
  received: { message: jsonSchemaOf(FeedMessageSchema) },
});

const tables = (): Stream => ({
  address: TABLE_STREAM,
  description: "Live tables: all of them first, then those that changed.",
  sent: {},
  received: { message: jsonSchemaOf(TableMessageSchema) },
});

const chat = (): Stream => ({
  address: `${CHAT_PATH}?clientType=web&siteId={siteId}`,
  description: "Rooms. A frame is { msgId, msgData }.",
  sent: framed(CHAT_SENT),
  received: framed(CHAT_RECEIVED),
});

function framed(messages: Readonly<Partial<Record<keyof typeof CHAT_IDS, v.GenericSchema>>>) {
  return Object.fromEntries(
    Object.entries(messages).map(([name, schema]) => [
      name,
      {
        type: "object",
        properties: {
          msgId: { const: ownValue(CHAT_IDS, name) },
          msgData: jsonSchemaOf(schema),
        },
        required: ["msgId", "msgData"],
      },
    ]),
  );
}
