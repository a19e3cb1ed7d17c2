// A response body that is compressed once, by the first request that accepts Brotli.
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const WORTH_COMPRESSING = 1024;
const QUALITY = 5;
/** Very large bodies get the fastest compression. */
const LARGE = 1024 * 1024;
const LARGE_QUALITY = 1;

export interface Encoded {
  readonly plain: Buffer;
  brotli: Buffer | null;
}

export function encode(text: string): Encoded {
  return { plain: Buffer.from(text), brotli: null };
}

export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: Encoded) {
  void reply.header("vary", "accept-encoding");
  const wanted = String(request.headers["accept-encoding"] ?? "").includes("br");
  if (!wanted || body.plain.length < WORTH_COMPRESSING) return reply.send(body.plain);
  body.brotli ??= brotliCompressSync(body.plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.plain.length > LARGE ? LARGE_QUALITY : QUALITY,
    },
  });
  return reply.header("content-encoding", "br").send(body.brotli);
}
