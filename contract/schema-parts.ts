import type * as v from "valibot";

/** The parts of a schema of valibot that code reads to walk through it. */
export interface SchemaParts {
  readonly type: string;
  readonly expects: string | null;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly wrapped?: SchemaParts;
  readonly item?: SchemaParts;
  /** Kinds of a variant; values of a picklist. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: string;
  readonly pipe?: readonly [v.GenericSchema, ...v.GenericPipeItem[]];
  readonly fallback?: unknown;
}

export const partsOf = (schema: v.GenericSchema) => schema as unknown as SchemaParts;

export const schemaOf = (parts: SchemaParts) => parts as unknown as v.GenericSchema;

export const kindsOf = ({ options = [] }: SchemaParts) => options as readonly SchemaParts[];
