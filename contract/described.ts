import * as v from "valibot";

/** A field with the text that the JSON Schema shows for it. */
export const described = <T extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: T,
  description: string,
) => v.pipe(schema, v.description(description));
