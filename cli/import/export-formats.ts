/** What `brand export` prints. */
export const EXPORT_FORMATS = ["dtcg", "tokens-studio", "style-dictionary", "css"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
