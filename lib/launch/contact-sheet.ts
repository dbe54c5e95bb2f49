const pattern = /^(?<name>.+)-(?<width>\d+)\.jpg$/;

/** Page with a row for each screen; `files` are pictures as e2e/screens names them. */
export function drawContactSheet(files: readonly string[]): string {
  const rows = new Map<string, { file: string; width: number }[]>();
  for (const file of [...files].sort()) {
    const { name, width } = pattern.exec(file)?.groups ?? {};
    if (!name || !width) continue;
    rows.set(name, [...(rows.get(name) ?? []), { file, width: Number(width) }]);
  }
  const parts = [...rows].map(([name, pictures]) => {
    const shown = [...pictures]
      .sort((one, other) => one.width - other.width)
      .map(({ file, width }) => {
        const fullImage = file.replace('.jpg', '-whole.jpg');
        const link = files.includes(fullImage) ? fullImage : file;
        return `<a href="${link}"><img src="${file}" alt="${name} at ${width} px" width="${width}" loading="lazy"></a>`;
      });
    return `<h2>${name}</h2>\n<div>${shown.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${rows.size} screens</title>
<style>
  body { margin: 1rem; font: 1rem/1.5 sans-serif; background: #ddd; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  img { zoom: 0.5; display: block; border: 1px solid #888; }
</style>
${parts.join('\n')}
</html>
`;
}
