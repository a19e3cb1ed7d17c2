// Shell scripts that complete commands, options and brand ids of ./brands.

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly { readonly name: string; readonly description: string }[];
  readonly takesBrands: boolean;
}

const BRANDS = 'for b in brands/*/brand.json; do [ -e "$b" ] && basename "${b%/brand.json}"; done';

export function completionScript(shell: Shell, commands: readonly CompletedCommand[]): string {
  return { bash, zsh, fish }[shell](commands);
}

function bash(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options, takesBrands }) => {
    const words = options.map((option) => option.name).join(" ");
    const brands = takesBrands ? ` $(_brand_ids)` : "";
    return `    ${name}) words="${words}${brands}" ;;`;
  });
  return `# eval "$(brand completion bash)"
_brand_ids() { ${BRANDS}; }
_brand() {
  local words="${commands.map(({ name }) => name).join(" ")}"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _brand brand
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  const described = commands.map(
    ({ name, description }) => `    ${quoted(`${name}:${description}`)}`,
  );
  const cases = commands.map(({ name, options, takesBrands }) => {
    const flags = options.map((option) =>
      quoted(`${option.name}[${option.description.replaceAll(/[[\]:]/g, " ")}]`),
    );
    const brands = takesBrands ? [quoted("*:brand:($(_brand_ids))").replaceAll("'", '"')] : [];
    return `    ${name}) _arguments ${[...flags, ...brands].join(" ")} ;;`;
  });
  return `#compdef brand
# eval "$(brand completion zsh)"
_brand_ids() { ${BRANDS}; }
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
compdef _brand brand
`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, description, options, takesBrands }) => {
    const used = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c brand -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
      ...options.map(
        (option) =>
          `complete -c brand ${used} -l ${option.name.replace(/^--/, "")} -d ${quoted(option.description)}`,
      ),
      ...(takesBrands ? [`complete -c brand ${used} -f -a '(__brand_ids)'`] : []),
    ];
  });
  return `# brand completion fish | source
function __brand_ids
  for b in brands/*/brand.json
    basename (dirname $b)
  end
end
${lines.join("\n")}
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
