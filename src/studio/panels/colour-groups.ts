/** The roles of colours as a person looks for them; a role stands in the first group that fits. */
export const COLOUR_GROUPS: readonly { readonly title: string; readonly names: RegExp }[] = [
  { title: "Accent", names: /^(?:accent|alt|link|focus)/ },
  { title: "Grounds", names: /^(?:canvas|surface|skeleton|scrim)/ },
  { title: "Text", names: /^text/ },
  { title: "Lines", names: /^(?:border|hairline)/ },
  { title: "Header and footer", names: /^(?:header|strip|footer)/ },
  { title: "Odds", names: /^odds/ },
  { title: "Signals", names: /^(?:success|warning|danger|info|live|win|lose|push|card-)/ },
  { title: "Artwork", names: /^(?:on-art|art-|metal)/ },
  { title: "Games", names: /./ },
];
