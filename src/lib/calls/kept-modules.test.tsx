// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keptModules } from "./kept-modules.ts";

afterEach(cleanup);

function page(load: (name: string) => Promise<string>) {
  const useText = keptModules(load);
  return function Page({ name }: { readonly name: string | null }) {
    const { state, data, retry } = useText(name === null ? null : [name]);
    return state === "error" ? <button onClick={retry}>again</button> : <p>{data ?? "waiting"}</p>;
  };
}

it("loads what is wanted, and shows it at once the second time", async () => {
  const load = vi.fn<(name: string) => Promise<string>>(async (name) => `text of ${name}`);
  const Page = page(load);
  const { rerender } = render(<Page name={null} />);
  await screen.findByText("waiting");
  expect(load).not.toHaveBeenCalled();
  rerender(<Page name="a" />);
  await screen.findByText("text of a");
  rerender(<Page name="b" />);
  await screen.findByText("text of b");
  rerender(<Page name="a" />);
  expect(screen.getByText("text of a")).toBeTruthy();
});

it("tries again when asked", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "there");
  load.mockRejectedValueOnce(new TypeError("no connection"));
  const Page = page(load);
  render(<Page name="a" />);
  fireEvent.click(await screen.findByText("again"));
  expect(await screen.findByText("there")).toBeTruthy();
});

it("shows a module that is ready at once, and reports one that failed", async () => {
  const useText = keptModules(async (name: string) => {
    if (name === "b") throw new TypeError("no connection");
    return `text of ${name}`;
  });
  function Page({ name }: { readonly name: string }) {
    const { state, data } = useText([name]);
    return <p>{state === "error" ? "failed" : (data ?? "waiting")}</p>;
  }
  await Promise.all([useText.ready(["a"]), useText.ready(["b"])]);
  const { rerender } = render(<Page name="a" />);
  expect(screen.getByText("text of a")).toBeTruthy();
  rerender(<Page name="b" />);
  expect(screen.getByText("failed")).toBeTruthy();
});
