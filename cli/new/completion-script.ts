// Shell scripts that complete commands, options, their values, and the brand ids and tags of ./brands.

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

export interface CompletedOption {
  readonly name: string;
  readonly description: string;
  /** What it takes: fixed words, the tags of the brands, or nothing that could be listed. */
  readonly takes: readonly string[] | "tags" | null;
}

export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  readonly takesBrands: boolean;
}

const IDS = 'for b in brands/*/brand.json; do [ -e "$b" ] && basename "${b%/brand.json}"; done';
const TAGS = `cat brands/*/brand.json 2>/dev/null | tr -d '\\n' | grep -o '"tags"[^]]*]' | grep -o '"[^"]*"' | grep -v '"tags"' | tr -d '"' | sort -u`;

export function completionScript(shell: Shell, commands: readonly CompletedCommand[]): string {
  return { bash, zsh, fish }[shell](commands);
}

/** Lines of a `case` over `command option`, for options whose values are known. */
function valueCases(
  commands: readonly CompletedCommand[],
  line: (pattern: string, values: string) => string,
): string {
  return commands
    .flatMap(({ name, options }) =>
      options.flatMap((option) =>
        option.takes === null ? [] : [line(`"${name} ${option.name}"`, valuesOf(option.takes))],
      ),
    )
    .join("\n");
}

const valuesOf = (takes: readonly string[] | "tags"): string =>
  takes === "tags" ? "$(_brand_tags)" : takes.join(" ");

/** `brand`, `npx brand` and `npm run brand --`; other words of npx and npm are completed as before. */
function bash(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options, takesBrands }) => {
    const words = options.map((option) => option.name).join(" ");
    const brands = takesBrands ? " $(_brand_ids)" : "";
    return `    ${name}) words="${words}${brands}" ;;`;
  });
  return `# eval "$(npx brand completion bash)"
_brand_ids() { ${IDS}; }
_brand_tags() { ${TAGS}; }
_brand_from() {
  local at=$1 words="${commands.map(({ name }) => name).join(" ")}"
  if [ "$COMP_CWORD" -gt "$at" ]; then
    case "\${COMP_WORDS[at]}" in
${cases.join("\n")}
    esac
    case "\${COMP_WORDS[at]} \${COMP_WORDS[COMP_CWORD - 1]}" in
${valueCases(commands, (pattern, values) => `    ${pattern}) words="${values}" ;;`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  if [[ "\${COMPREPLY[0]}" == *= ]]; then compopt -o nospace 2>/dev/null; fi
}
_brand() { _brand_from 1; }
_brand_before() { complete -p "$1" 2>/dev/null | sed -n 's/.*-F \\([^ ]*\\).*/\\1/p' | grep -v '^_brand'; }
_brand_old_npx=\${_brand_old_npx-$(_brand_before npx)}
_brand_old_npm=\${_brand_old_npm-$(_brand_before npm)}
_brand_npx() {
  if [ "\${COMP_WORDS[1]}" = brand ] && [ "$COMP_CWORD" -gt 1 ]; then _brand_from 2
  elif [ -n "$_brand_old_npx" ]; then "$_brand_old_npx" "$@"; fi
}
_brand_npm() {
  if [ "\${COMP_WORDS[*]:1:3}" = "run brand --" ] && [ "$COMP_CWORD" -gt 3 ]; then _brand_from 4
  elif [ -n "$_brand_old_npm" ]; then "$_brand_old_npm" "$@"; fi
}
complete -o default -F _brand brand
complete -o default -F _brand_npx npx
complete -o default -F _brand_npm npm
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  const described = commands.map(
    ({ name, description }) => `    ${quoted(`${name}:${description}`)}`,
  );
  const cases = commands.map(({ name, options, takesBrands }) => {
    const flags = options.map(({ name: flag, description, takes }) => {
      const values = takes === null ? "" : `:value:(${valuesOf(takes)})`;
      const text = `${flag}[${description.replaceAll(/[[\]:"$`]/g, " ")}]${values}`;
      return takes === "tags" ? `"${text}"` : quoted(text);
    });
    const brands = takesBrands ? [`"*:brand:($(_brand_ids))"`] : [];
    return `    ${name}) _arguments ${[...flags, ...brands].join(" ")} ;;`;
  });
  return `#compdef brand
# eval "$(npx brand completion zsh)"
_brand_ids() { ${IDS}; }
_brand_tags() { ${TAGS}; }
_brand() {
  local -a commands=(
${described.join("\n")}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
_brand_old_npx=\${_brand_old_npx-\${_comps[npx]-}}
_brand_old_npm=\${_brand_old_npm-\${_comps[npm]-}}
_brand_npx() {
  if [[ $words[2] == brand ]] && (( CURRENT > 2 )); then shift words; (( CURRENT-- )); _brand
  elif [[ -n $_brand_old_npx ]]; then $_brand_old_npx; fi
}
_brand_npm() {
  if [[ "$words[2,4]" == "run brand --" ]] && (( CURRENT > 4 )); then shift 3 words; (( CURRENT -= 3 )); _brand
  elif [[ -n $_brand_old_npm ]]; then $_brand_old_npm; fi
}
compdef _brand brand
compdef _brand_npx npx
compdef _brand_npm npm
`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = (program: string, typed: string): string[] =>
    commands.flatMap(({ name, description, options, takesBrands }) => {
      const used = `-n '${typed}; and __fish_seen_subcommand_from ${name}'`;
      const none = `-n '${typed}; and not __fish_seen_subcommand_from ${commands.map((one) => one.name).join(" ")}'`;
      return [
        `complete -c ${program} ${none} -f -a ${name} -d ${quoted(description)}`,
        ...options.map(({ name: flag, description: about, takes }) => {
          const values =
            takes === null
              ? ""
              : ` -x -a '${takes === "tags" ? "(_brand_tags)" : takes.join(" ")}'`;
          return `complete -c ${program} ${used} -l ${flag.replace(/^--/, "")}${values} -d ${quoted(about)}`;
        }),
        ...(takesBrands ? [`complete -c ${program} ${used} -f -a '(__brand_ids)'`] : []),
      ];
    });
  return `# npx brand completion fish | source
function __brand_ids
  for b in brands/*/brand.json
    basename (dirname $b)
  end
end
function _brand_tags
  ${TAGS}
end
function __brand_by_npx
  set -l words (commandline -opc)
  test (count $words) -gt 1; and test "$words[2]" = brand
end
function __brand_by_npm
  set -l words (commandline -opc)
  test (count $words) -gt 3; and test "$words[2..4]" = "run brand --"
end
${[...lines("brand", "true"), ...lines("npx", "__brand_by_npx"), ...lines("npm", "__brand_by_npm")].join("\n")}
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
