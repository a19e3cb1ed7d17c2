import { afterEach, beforeAll, expect, it } from "vitest";
import { DOCUMENTS_WANTED } from "#contract/codes.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { dismissAllTips } from "#session/overlays/tips.ts";
import { callEffects } from "./call-effects.ts";

const load = () => Promise.reject(new Error("not opened here"));
const refused = { code: DOCUMENTS_WANTED, message: "请先上传证件", path: "/fd/api/v1/payment/pay" };

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(dismissAllTips);

function brandWith(pages: readonly string[]): void {
  const routes = ROUTES.filter(({ page }) => pages.includes(page));
  setBrand(sampleEntry({}, { pages: routes.map((route) => ({ route, texts: null, load })) }));
}

it("leads from a refusal for missing documents to their upload, where the site has that page", () => {
  brandWith(["safety"]);
  callEffects.dialog(refused);
  const offer = { msg: "请先上传证件", isShowCancel: true, sureText: "去上传" };
  expect(useOverlays.getState().tips).toMatchObject([offer]);
  dismissAllTips();
  brandWith([]);
  callEffects.dialog(refused);
  expect(useOverlays.getState().tips).toMatchObject([{ msg: "请先上传证件", isShowCancel: false }]);
});
