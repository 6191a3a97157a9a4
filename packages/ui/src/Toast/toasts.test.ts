import { expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

const durations = { toast: 1500, notice: 4500 }

test('an answer goes after 1.5 s, a notice after 4.5 s, what can be undone stays longer', () => {
  const toasts = createToasts(durations)
  toasts.show({ tone: 'good', text: '已保存' })
  toasts.show({ tone: 'info', text: '导出完成', kind: 'notice' })
  toasts.show({ tone: 'good', text: '已移动', action: { label: '撤销', onPress: () => {} } })
  expect(toasts.list().map((toast) => toast.duration)).toEqual([1500, 4500, 8000])
})

test('the same words are not piled up, and the oldest gives way beyond the limit', () => {
  const toasts = createToasts(durations, 2)
  for (const text of ['甲', '甲', '乙', '丙']) toasts.show({ tone: 'good', text })
  expect(toasts.list().map((toast) => toast.text)).toEqual(['乙', '丙'])
})

test('watchers hear of every change until they leave', () => {
  const toasts = createToasts(durations)
  const heard = vi.fn<() => void>()
  const leave = toasts.watch(heard)
  toasts.close(toasts.show({ tone: 'good', text: '已保存' }))
  leave()
  toasts.show({ tone: 'good', text: '又一次' })
  expect(heard).toHaveBeenCalledTimes(2)
})
