// Node, git and browsers.
import { OLDEST_BROWSERS } from "#contract/oldest-browsers.ts";
import { isProgram, systemBrowser } from "../../browser/find-browser.ts";
import { CliError } from "../errors/errors.ts";
import { runGit } from "../select/run-git.ts";
import { installCommand, missingBrowserPackages } from "../serve/browser-packages.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

/** Oldest Node whose security fixes still come. */
const SUPPORTED_NODE = 24;

export function checkNode(version = process.versions.node): Finding {
  const major = Number(version.split(".")[0]);
  return major >= SUPPORTED_NODE
    ? ok("node", `Node ${version}`)
    : warn(
        "node",
        `Node ${version} gets no fixes any more.`,
        `install Node ${SUPPORTED_NODE}, or put one beside the command: \`npm install --save-dev node@${SUPPORTED_NODE}\`.`,
      );
}

export async function checkGit(cwd: string): Promise<Finding> {
  try {
    const printed = await runGit(["--version"], { cwd });
    return ok("git", printed.toString("utf8").trim());
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return warn(
      "git",
      "git is not found; `brand diff` and --affected need it.",
      "install git, or make sure that it is in the PATH.",
    );
  }
}

/** @param places where browsers are that the PATH does not name; the usual ones by default */
export function checkBrowser(
  env: NodeJS.ProcessEnv,
  places?: readonly string[],
  missing = missingBrowserPackages(),
): Finding {
  const named = env["CHROME_PATH"];
  if (named !== undefined && !isProgram(named))
    return fail(
      "browser",
      `CHROME_PATH names ${named}, which is no program.`,
      "correct CHROME_PATH, or remove it to use the browser of the system.",
    );
  const found = named ?? systemBrowser(env, places);
  return found === null
    ? warn(
        "browser",
        "No Chromium is found; `brand gallery` and `brand qa` need one.",
        "install Chromium, or name one with CHROME_PATH.",
      )
    : missing.length > 0
      ? warn(
          "browser",
          `${found} is found; \`brand gallery\` and \`brand qa\` also need ${missing.join(" and ")}.`,
          `\`${installCommand(missing)}\`.`,
        )
      : ok("browser", found);
}

/** Not of this machine: what players need, for whoever is asked. */
export function oldestBrowsers(): Finding {
  const names = Object.entries(OLDEST_BROWSERS).map((one) => one.join(" "));
  return ok("players", `sites need ${names.join(", ")} or newer`);
}
