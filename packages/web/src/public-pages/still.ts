/**
 * The script of a page that is read as the server drew it. The whole one comes where it has something to do: on a phone in
 * another zone, whose times it draws again, and where a picture cannot be fetched.
 */
const whole = () => void import('./main.tsx')

/** Minutes of China's zone, in which the server draws. */
const drawnOffset = -480

const isMissing = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

if (new Date().getTimezoneOffset() !== drawnOffset || [...document.images].some(isMissing)) whole()
else document.addEventListener('error', whole, { capture: true, once: true })
