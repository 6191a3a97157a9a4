import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

const families = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' }

/**
 * Writes a configuration of fontconfig into `folder` that knows no fonts but those which npm has installed, so that what
 * the product leaves to the system's fonts is drawn the same on every machine; answers its path.
 */
export function writeFontsConfig(folder) {
  const fonts = path.join(path.dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  const file = path.join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${path.join(folder, 'fonts')}</cachedir>
${aliases.join('\n')}
<match target="pattern">
<edit name="antialias" mode="append"><bool>true</bool></edit>
<edit name="hintstyle" mode="append"><const>hintslight</const></edit>
<edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
</match>
</fontconfig>
`,
  )
  return file
}
