// What each planned fault (faults.ts) sends.
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { CODES, parseCode, SUCCESS_CODE } from "#contract/codes.ts";
import { encode } from "../../backend/wire/encoded-body.ts";
import { JSON_TYPE, type Localize, successText } from "../../backend/wire/envelope-reply.ts";
import type { Exchange } from "../../backend/wire/exchange.ts";
import type { Fault } from "./faults.ts";

const TEXT_TYPE = "text/plain; charset=utf-8";
const HTML_TYPE = "text/html; charset=utf-8";
const ERROR_PAGE = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>";
const GARBAGE = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 197 + 131) % 256));
const MEGABYTE = "0".repeat(1024 * 1024);

export function sendFault(
  fault: Exclude<Fault, { kind: "delay" }>,
  { reply, write }: Exchange,
  localize: Localize,
): FastifyReply {
  switch (fault.kind) {
    case "timeout":
      return reply.hijack();
    case "drop":
    case "lost":
      reply.hijack().raw.destroy();
      return reply;
    case "reset":
      reply.hijack();
      reply.request.socket.resetAndDestroy();
      return reply;
    case "truncated":
      return cutOff(reply);
    case "status":
      return reply.code(fault.status).type(TEXT_TYPE).send(fault.body);
    case "code":
      return write(encode(codeText(fault, localize)));
    case "wrong-types":
      return write(encode(successText(0, localize)));
    case "body":
      return fault.sealed ? write(encode(fault.body)) : reply.type(JSON_TYPE).send(fault.body);
    case "garbage":
      return reply.type(JSON_TYPE).send(GARBAGE);
    case "html":
      return reply.type(HTML_TYPE).send(ERROR_PAGE);
    case "empty":
      return reply.type(JSON_TYPE).send("");
    case "huge":
      return reply.type(JSON_TYPE).send(Readable.from(endless(fault.megabytes)));
  }
}

function codeText(
  { code, message, data }: Extract<Fault, { kind: "code" }>,
  localize: Localize,
): string {
  const stock = CODES[parseCode(code) ?? 0]?.message ?? "";
  return JSON.stringify({ status_code: code, data, message: message ?? localize(stock) });
}

function cutOff(reply: FastifyReply): FastifyReply {
  const half = `{"status_code":${SUCCESS_CODE},"data":{"list":[{"id":"1","na`;
  const { raw } = reply.hijack();
  raw.writeHead(200, { "content-type": JSON_TYPE, "content-length": half.length * 2 });
  raw.write(half, () => raw.destroy());
  return reply;
}

function* endless(megabytes: number): Generator<string> {
  yield `{"status_code":${SUCCESS_CODE},"message":"","data":"`;
  for (let sent = 0; sent < megabytes; sent++) yield MEGABYTE;
  yield `"}`;
}
