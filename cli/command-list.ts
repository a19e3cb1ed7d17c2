// Arguments and options of every command, in the order of `brand --help`.
import { type Command, Option } from "commander";
import { EXPORT_FORMATS } from "./import/export-formats.ts";
import type { COMMANDS } from "./command-modules.ts";
import {
  checks,
  collect,
  commaList,
  days,
  output,
  picking,
  port,
  seconds,
  selection,
  shards,
  variants,
  widths,
} from "./command-options.ts";

export type Add = (name: keyof typeof COMMANDS, description: string) => Command;

export function addCommands(add: Add): void {
  addFleetCommands(add);
  addShardCommands(add);
  addBrowserCommands(add);
  addReleaseCommands(add);
  addBrandCommands(add);
  addServerCommands(add);
}

function addFleetCommands(add: Add): void {
  selection(add("list", "shows the brands of the folder"));
  selection(add("check", "checks manifests, tokens, contrast, texts, legal text and artwork"))
    .option("--fix", "write the colours that the contrast check suggests", false)
    .option("--sarif <file>", "also write the problems as SARIF 2.1.0, for code hosts")
    .option("--junit <file>", "also write a JUnit report, one case per brand")
    .option("--github", "also print annotations of GitHub Actions", false);
  const set = add("set", "changes a field of many manifests; shows first what that changes");
  picking(
    set.argument("<assignment>", "field=value, field+=entry, field-=entry, or field= for none"),
  )
    .option("--also <assignment>", "one more change in the same step; may be repeated", collect, [])
    .option("--write", "write the manifests: all of them, or none", false);
  const diff = add("diff", "shows what changes in the brands since a git revision");
  picking(diff.argument("<revision>", "commit, tag or branch to compare the files with"))
    .option("--html <file>", "also write a page with swatches")
    .option("--exit-code", "end with 1 when anything differs", false);
  output(selection(add("build", "checks and builds the bundles of the brands")))
    .option("--force", "build again what has not changed", false)
    .option("--verify", "read what has not changed, and mend it where it differs", false)
    .option("--prune", "remove the bundles of brands that do not exist any more", false)
    .option("--store <place>", "shared store to read from: an https address or a folder")
    .option("--store-write", "also write what the shared store lacks", false)
    .option(
      "--report <file>",
      "write the result as JSON (default of a shard: .report.json in --out)",
    );
}

function addShardCommands(add: Add): void {
  output(add("merge", "joins the bundles and the reports of all shards of a build"))
    .argument("<shards...>", "folders that shards were built into, or the reports in them")
    .option("--report <file>", "write the joined report as JSON");
  add("ci", "prints a pipeline that builds the fleet in shards")
    .option("--github", "a workflow of GitHub Actions", false)
    .option("--gitlab", "a pipeline of GitLab CI", false)
    .option("--k8s", "two Jobs for Kubernetes: the shards, then the merge", false)
    .option("--shards <number>", "how many machines share the work", shards, 4)
    .option("--node <version>", "Node of the machines", "24")
    .option("--image <name>", "Kubernetes: the image that holds the brands and the package")
    .option("--run <name>", "Kubernetes: suffix that separates the Jobs of one run from another's")
    .option("--store <place>", "shared store its builds read: an https address or a folder")
    .option("--store-write", "builds of the default branch also write what it lacks", false)
    .option("--out <file>", "write it to a file instead of printing it");
  output(selection(add("matrix", "lists what QA opens: brand, edition, locale, page")))
    .option("--origin <pattern>", "where the sites are, such as https://{id}.staging.example")
    .addOption(
      new Option("--port <number>", "port of `brand preview` (default: 4173)")
        .argParser(port)
        .conflicts("origin"),
    );
}

function addBrowserCommands(add: Add): void {
  const gallery = add("gallery", "takes pictures of the built sites and writes a page of them");
  variants(output(selection(gallery)))
    .option("--width <pixels>", "width of the window; may be repeated", widths, [])
    .option("--dir <dir>", "folder to write to (default: ./gallery)");
  const qa = add("qa", "opens the built sites in a browser and checks every page");
  variants(output(selection(qa)))
    .option("--join <folders...>", "make one report of the reports of all shards")
    .option("--approve", "take the pictures of the sites for right", false)
    .option("--only <check>", "only this check; may be repeated", checks, [])
    .option("--dir <dir>", "folder of the report (default: ./qa)");
}

function addReleaseCommands(add: Add): void {
  output(add("verify", "checks built bundles against their receipts"))
    .argument("[brands...]", "ids or globs such as 'a*'; every bundle when none is given")
    .option("--rebuild", "also build them again beside, and compare the bytes", false);
  output(add("rollback", "shows the release of a brand before the shown one")).argument(
    "<id>",
    "the brand",
  );
  addHosting(output(add("hosting", "writes the configuration of a host for a built site")));
  output(add("cache", "shows what the store under .livery holds"))
    .option("--prune", "remove what no built bundle uses and nothing used lately", false)
    .option("--older-than <days>", "days without use that --prune asks for", days, 14);
}

function addHosting(command: Command): void {
  command
    .argument("<id>", "the brand")
    .option("--nginx", "a server block of nginx", false)
    .option("--caddy", "a Caddyfile", false)
    .option("--netlify", "netlify.toml", false)
    .option("--cloudflare", "a Worker of Cloudflare with the site as its assets", false)
    .option("--docker", "a Dockerfile of nginx with the site in it", false)
    .option("--s3", "a template of CloudFormation for S3 and CloudFront, and the upload", false)
    .requiredOption("--backend <origin>", "origin of your server, such as http://127.0.0.1:8080")
    .option("--dir <dir>", "folder to write to (default: ./hosting/<id>/<host>)");
}

function addBrandCommands(add: Add): void {
  add("new", "writes a complete new brand; asks for what the flags leave out")
    .argument("[id]", "the folder's name")
    .option("--name <text>", "name of the brand (Chinese)")
    .option("--latin <text>", "Latin name under the logo, in capitals")
    .option("--color <colour>", "accent colour, such as #c8102e, teal or oklch(60% 0.2 25)")
    .option("--color2 <colour>", "counter colour; chosen from the first one when absent")
    .option("--editions <list>", "classic, professional; the first is the default", commaList)
    .option("--switches-off <list>", "switches to turn off, such as chat,fishing", commaList)
    .option("--domain <host>", "where the brand lives")
    .option("-y, --yes", "ask nothing, take what the flags leave out from defaults", false);
  add("copy", "writes a new brand with the data of another one")
    .argument("<id>", "the brand to copy")
    .argument("<new-id>", "the new folder's name")
    .option("--name <text>", "name of the new brand (Chinese)")
    .option("--latin <text>", "Latin name under the logo, in capitals")
    .option("--domain <host>", "where the new brand lives");
  add("rename", "gives a brand another id; its site id and members stay")
    .argument("<id>", "the brand")
    .argument("<new-id>", "the new folder's name");
  output(add("remove", "shows what a brand's folder and bundle hold, and removes them"))
    .argument("<id>", "the brand")
    .option("--write", "remove them", false)
    .option("--force", "also remove files that git does not hold", false);
  add("import", "makes a brand's colours and radii from tokens of another tool")
    .argument("<files...>", "JSON of DTCG, Tokens Studio, Figma or Style Dictionary, or CSS")
    .requiredOption("--to <id>", "the brand")
    .option("--role <role=token>", "colour of a role; may be repeated", collect, [])
    .option("--write", "write the token files of the brand", false);
  add("export", "prints the resolved tokens of a brand")
    .argument("<id>", "the brand")
    .addOption(
      new Option("--format <name>", "of which tool").choices(EXPORT_FORMATS).default("dtcg"),
    );
  add("explain", "shows where a value comes from, with file and line")
    .argument("<id>", "the brand")
    .argument(
      "<name>",
      "a field (layout.header), a token (color.accent) or a text (home:hero.title)",
    );
  add("locale", "shows how the zh-TW texts of a brand are made")
    .argument("<id>", "the brand")
    .option("--report", "list every text that differs from plain conversion, and why", false);
}

function addServerCommands(add: Add): void {
  add("contract", "writes the calls and streams that a server of your own has to answer").option(
    "--dir <dir>",
    "folder to write openapi.json and asyncapi.json to (default: ./contract)",
  );
  const conform = add("conform", "checks a server of your own against the contract");
  picking(conform.argument("<url>", "origin of the server, such as http://127.0.0.1:8080"))
    .option("--account <name>", "test account; its password is read from LIVERY_TEST_PASSWORD")
    .option("--write", "also run the calls that change the test account", false)
    .option("--socket <origin>", "origin of the streams (default: the server)")
    .option("--timeout <seconds>", "how long an answer may take", seconds, 10)
    .option("--junit <file>", "also write a JUnit report, one case per check");
  output(add("doctor", "checks the machine and the folders that builds use"));
  add("completion", "prints a script that completes commands and brands in a shell").argument(
    "<shell>",
    "bash, zsh or fish",
  );
  add("dev", "serves one brand from source with hot reload and the sandbox behind it")
    .argument("<id>", "the brand")
    .option("--port <number>", "port to listen on", port)
    .option("--strict-port", "fail when the port is taken", false);
  add("studio", "opens a page that edits one brand beside its live site")
    .argument("<id>", "the brand")
    .option("--port <number>", "port to listen on", port)
    .option("--strict-port", "fail when the port is taken", false);
  output(add("preview", "serves the built bundles with the sandbox behind them"))
    .option("--port <number>", "port to listen on", port)
    .option("--strict-port", "fail when the port is taken", false)
    .option("--host <address>", "address to listen on")
    .option("--backend <origin>", "your own server, in the sandbox's place");
}
