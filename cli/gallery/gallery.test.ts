import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Receipt } from "../stamp/receipt.ts";
import { currentPicture, type Gallery, type GalleryPicture, readGallery } from "./gallery-file.ts";
import { galleryPage } from "./gallery-page.ts";
import { shotsOf, viewportOf } from "./take-pictures.ts";
import { requireGalleryFolder, writeGallery } from "./write-gallery.ts";

const picture = (page: GalleryPicture["page"], width: number): GalleryPicture => ({
  file: `pictures/nova-${page}-classic-zh-CN-${width}.jpg`,
  brand: "nova",
  page,
  edition: "classic",
  locale: "zh-CN",
  ...viewportOf(width),
});

const GALLERY: Gallery = {
  format: 1,
  brands: [{ id: "nova", name: "新星<b>", built: `${"c".repeat(16)}-${"d".repeat(16)}` }],
  pictures: [picture("home", 390), picture("home", 1440), picture("sport", 1440)],
};

const receipt = (digest: string) =>
  ({
    brand: {
      id: "nova",
      editions: ["classic", "professional"],
      locales: ["zh-CN"],
      defaultEdition: "classic",
      defaultLocale: "zh-CN",
    },
    inputs: { digest: digest.repeat(64), core: "c".repeat(64) },
  }) as unknown as Receipt;

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-gallery-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

test("the page loads nothing foreign, and its policy names its style and its script", () => {
  const page = galleryPage(GALLERY);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(page).toContain(`style-src '${sha(style)}'; script-src '${sha(script)}'`);
  expect(page).not.toMatch(/https?:|<link rel="stylesheet|style="|onclick/);
  expect(page).toContain("新星&lt;b&gt;");
  expect(page).not.toContain("新星<b>");
  // One edition and one locale leave nothing to choose.
  expect(page).not.toContain('data-filter="edition"');
  expect(page.match(/data-filter="width"/g)).toHaveLength(2);
});

test("the index shows the wide picture of the first page while it is of this build", () => {
  expect(currentPicture(GALLERY, receipt("d"))?.file).toBe(
    "pictures/nova-home-classic-zh-CN-1440.jpg",
  );
  expect(currentPicture(GALLERY, receipt("e"))).toBeNull();
  expect(currentPicture(null, receipt("d"))).toBeNull();
});

test("pictures are taken of the wanted editions that a brand offers", () => {
  const wanted = { editions: ["professional"], locales: ["zh-CN", "zh-TW"], widths: [1440, 390] };
  const shots = shotsOf([receipt("d")], wanted as Parameters<typeof shotsOf>[1]);
  expect(shots.map(({ edition, locale, viewport }) => [edition, locale, viewport.width])).toEqual([
    ["professional", "zh-CN", 1440],
    ["professional", "zh-CN", 390],
  ]);
});

test("a gallery replaces its own files and refuses a folder with others", async () => {
  const dir = await folder();
  await requireGalleryFolder(path.join(dir, "new"));
  await writeFile(path.join(dir, "accounts.xls"), "");
  await expect(requireGalleryFolder(dir)).rejects.toMatchObject({ code: "CONFIG_OUTPUT_WRITE" });
  await rm(path.join(dir, "accounts.xls"));
  await mkdir(path.join(dir, "pictures"));
  await writeFile(path.join(dir, "pictures", "gone-home-classic-zh-CN-390.jpg"), "");
  writeGallery(dir, GALLERY);
  expect(await readGallery(dir)).toEqual(GALLERY);
  expect(await readdir(path.join(dir, "pictures"))).toEqual([]);
  await requireGalleryFolder(dir);
});
