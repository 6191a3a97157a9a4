import { expect, test } from 'vitest'
import { CameraError, cameraFaultOf } from './camera-fault.ts'

test('what a browser throws at who wants the camera is told apart', () => {
  const faults = ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError', 'AbortError'].map(
    (name) => cameraFaultOf(new DOMException('', name)),
  )
  expect(faults).toEqual(['refused', 'missing', 'missing', 'busy', 'busy'])
  expect(cameraFaultOf(new CameraError('insecure'))).toBe('insecure')
  expect(cameraFaultOf(new TypeError())).toBe('busy')
})
