#!/usr/bin/env node
// Firefox as Playwright starts it, with two things put right on the way between them. Playwright speaks the protocol of a
// Firefox that is newer than the one of long support, and it types texts in a way that React does not notice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Light or dark, which Playwright sets for each context. Firefox ESR cannot be told; no journey asks for another. */
const COLOURS = 'emulation.setMediaFeaturesOverride'

/**
 * Types by the browser, where Playwright's own function of this name sets the value of the field: React takes that for
 * its own doing and hears of nothing.
 */
const typing = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => {
    const element = document.activeElement
    if (element instanceof HTMLIFrameElement) return element
    document.execCommand('insertText', false, text)
  },
  set: () => {},
})`
/** The id of the command that brings `typing` in; Playwright's begin at 1. */
const TYPING = Number.MAX_SAFE_INTEGER

interface Message {
  readonly id?: number
  readonly method?: string
}

/** Listens for Playwright in Firefox's place; answers where. */
async function standBefore(firefoxAddress: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url = '' }) => {
    const firefox = new WebSocket(firefoxAddress + url, { maxPayload: 0, perMessageDeflate: false })
    const opened = new Promise((open) => firefox.once('open', open))
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data)) as Message
      if (method === COLOURS) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      await opened
      firefox.send(String(data))
      if (method !== 'session.new') return
      const params = { functionDeclaration: typing }
      firefox.send(JSON.stringify({ id: TYPING, method: 'script.addPreloadScript', params }))
    })
    firefox.on('message', (data) => {
      const { id } = JSON.parse(String(data)) as Message
      if (id !== TYPING) playwright.send(String(data))
    })
    firefox.on('error', ({ message }) => console.error(message))
    firefox.on('close', () => playwright.close())
    playwright.on('close', () => firefox.close())
  })
  await once(server, 'listening')
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.once('error', ({ message }) => console.error(message))
firefox.once('close', (code) => process.exit(code ?? 1))

for await (const line of createInterface({ input: firefox.stderr })) {
  const listening = /^WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1]
  console.error(listening === undefined ? line : line.replace(listening, await standBefore(listening)))
}
