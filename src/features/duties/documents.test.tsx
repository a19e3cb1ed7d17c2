// @vitest-environment jsdom
// LCCP LC 17.1.1, 58 Pa. Code § 812a.2: documents of age, identity and address with their states.
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DocumentsInfo } from "#contract/api/documents.ts";
import { done, setUpSite } from "#testing/test-site.ts";
import { Part } from "./duty-documents-part.tsx";

type States = readonly [DocumentsInfo["documents"][number]["state"], "wanted" | "accepted"];

const { site } = setUpSite({ namespaces: ["duties"], member: true });

const answer = (name: "documentsInfo" | "sendDocuments", states: States, reason = "") =>
  site.answer(
    name,
    done({
      held: states.some((state) => state !== "accepted"),
      documents: [
        { kind: "identity", state: states[0], reason, at: 1 },
        { kind: "address", state: states[1], reason: "", at: null },
      ],
    }),
  );

it("says what the account cannot do, and takes a picture of each document", async () => {
  answer("documentsInfo", ["wanted", "wanted"]);
  render(<Part />);
  expect(await screen.findByText(/审核通过前不能存款、投注和进入游戏/)).toBeTruthy();
  expect(screen.getAllByText("待上传")).toHaveLength(2);
  expect(screen.getByLabelText(/选择或拖入年龄与身份的照片/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "提交审核" })).toBeNull();
});

it("names the reason of a refusal, and takes another picture", async () => {
  answer("documentsInfo", ["refused", "accepted"], "照片模糊");
  render(<Part />);
  expect(await screen.findByText("原因：照片模糊")).toBeTruthy();
  expect(screen.getByLabelText(/年龄与身份的照片/)).toBeTruthy();
  expect(screen.queryByLabelText(/住址的照片/)).toBeNull();
});

it("sends what is uploaded; in review nothing can be changed", async () => {
  answer("documentsInfo", ["uploaded", "accepted"]);
  answer("sendDocuments", ["inReview", "accepted"]);
  render(<Part />);
  await userEvent.click(await screen.findByRole("button", { name: "提交审核" }));
  await waitFor(() => expect(screen.getByText("审核中")).toBeTruthy());
  expect(screen.queryByLabelText(/的照片/)).toBeNull();
});

it("an account that is verified has a line, and nothing to do", async () => {
  answer("documentsInfo", ["accepted", "accepted"]);
  render(<Part />);
  expect(await screen.findByText("身份与住址已核实。")).toBeTruthy();
  expect(screen.queryByText(/不能存款/)).toBeNull();
});
