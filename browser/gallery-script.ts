// The scripts of the gallery's page, which holds their text: each uses nothing from outside itself.

/** Shows the pictures that fit the filters, and keeps the filters in the address. */
export function filterPictures(): void {
  const filters = [...document.querySelectorAll<HTMLInputElement>("[data-filter]")];
  const search = document.querySelector<HTMLInputElement>("#search");
  const counter = document.querySelector("#count");
  const nameOf = ({ dataset }: HTMLElement) => dataset["filter"] ?? "";
  const groups = [...Map.groupBy(filters, nameOf)];
  const valuesOf = (group: readonly HTMLInputElement[]) =>
    group.filter(({ checked }) => checked).map(({ value }) => value);

  const readAddress = () => {
    const asked = new URLSearchParams(location.hash.slice(1));
    for (const filter of filters) {
      const values = asked.get(nameOf(filter));
      if (values !== null) filter.checked = values.split(",").includes(filter.value);
    }
    if (search) search.value = asked.get("brand") ?? "";
  };

  const writeAddress = (words: string) => {
    const asked = new URLSearchParams();
    for (const [name, group] of groups)
      if (!group.every(({ checked }) => checked)) asked.set(name, valuesOf(group).join(","));
    if (words !== "") asked.set("brand", words);
    history.replaceState(null, "", asked.size === 0 ? location.pathname : `#${asked}`);
  };

  const apply = () => {
    const words = search?.value.trim().toLowerCase() ?? "";
    const wanted = groups.map(([name, group]) => [name, valuesOf(group)] as const);
    let shown = 0;
    for (const section of document.querySelectorAll<HTMLElement>("main > section")) {
      const before = shown;
      for (const figure of section.querySelectorAll("figure")) {
        const fits = wanted.every(([name, values]) =>
          values.includes(figure.getAttribute(`data-${name}`) ?? ""),
        );
        figure.hidden = !fits || !(figure.dataset["words"] ?? "").includes(words);
        if (!figure.hidden) shown += 1;
      }
      section.hidden = shown === before;
    }
    if (counter) counter.textContent = String(shown);
    document.querySelector("#none")?.toggleAttribute("hidden", shown > 0);
    writeAddress(words);
  };

  for (const input of [...filters, ...(search ? [search] : [])])
    input.addEventListener("input", apply);
  for (const part of document.querySelectorAll<HTMLElement>("[data-with-script]"))
    part.hidden = false;
  readAddress();
  apply();
}

/** Shows chosen pictures side by side, or two of one size one over the other. */
export function comparePictures(): void {
  const bar = document.querySelector<HTMLElement>("#chosen");
  const dialog = document.querySelector<HTMLDialogElement>("#comparison");
  const stage = document.querySelector<HTMLElement>("#stage");
  const slide = document.querySelector<HTMLInputElement>("#slide");
  const over = document.querySelector<HTMLInputElement>("#over");
  const number = document.querySelector("#chosen-count");
  const open = document.querySelector<HTMLButtonElement>("#compare");
  if (!bar || !dialog || !stage || !slide || !over || !number || !open) return;
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-choose]")];
  const chosen = () => boxes.filter(({ checked }) => checked);

  const showChosen = () => {
    const count = chosen().length;
    bar.hidden = count === 0;
    open.disabled = count < 2;
    number.textContent = String(count);
  };

  const copyOf = (box: HTMLInputElement) => {
    const figure = box.closest("figure");
    const copy = document.createElement("figure");
    const image = figure?.querySelector("img")?.cloneNode();
    if (image) copy.append(image);
    const caption = document.createElement("figcaption");
    caption.textContent = figure?.dataset["title"] ?? "";
    copy.append(caption);
    return copy;
  };

  const layOver = () => {
    stage.classList.toggle("over", over.checked);
    slide.hidden = !over.checked;
    stage.style.setProperty("--cut", `${slide.value}%`);
  };

  const compare = () => {
    stage.replaceChildren(...chosen().map(copyOf));
    const images = [...stage.querySelectorAll("img")];
    const sizes = new Set(images.map((image) => `${image.width} ${image.height}`));
    over.disabled = images.length !== 2 || sizes.size !== 1;
    over.checked &&= !over.disabled;
    layOver();
    dialog.showModal();
  };

  for (const box of boxes) box.addEventListener("input", showChosen);
  for (const input of [over, slide]) input.addEventListener("input", layOver);
  open.addEventListener("click", compare);
  document.querySelector("#close")?.addEventListener("click", () => dialog.close());
  document.querySelector("#clear")?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    showChosen();
  });
  showChosen();
}
