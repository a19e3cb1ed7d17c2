import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";

/** A control route with a checked body; the answer to an invalid one names the field. */
export function post<S extends v.GenericSchema>(
  app: FastifyInstance,
  path: string,
  schema: S,
  act: (body: v.InferOutput<S>, reply: FastifyReply) => unknown,
): void {
  app.post(path, (request, reply) => {
    const body = v.safeParse(schema, request.body ?? {});
    if (body.success) return act(body.output, reply);
    const [issue] = body.issues;
    const field = issue ? v.getDotPath(issue) : null;
    return reply.code(400).send({ problem: `${field ?? "body"}: ${issue?.message ?? ""}` });
  });
}

export function missing(reply: FastifyReply, site: string, name?: string) {
  const problem =
    name === undefined ? `There is no site ${site}.` : `There is no member ${name} on ${site}.`;
  return reply.code(404).send({ problem });
}
