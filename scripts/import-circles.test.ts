import { expect, it } from 'vitest'
import { fileGraph, findCircles, placeGraph } from './import-circles.mjs'

const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file)

it('no file imports itself by way of others, not even for a type', () => {
  expect(findCircles(fileGraph())).toEqual([])
})

it('no module of the server imports itself by way of others, not even for a type', () => {
  const moduleOf = (file: string) => (isTest(file) ? undefined : /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1])
  const graph = placeGraph(moduleOf)
  expect(graph.size).toBeGreaterThan(15)
  expect(findCircles(graph)).toEqual([])
})

it('a circle is found, also a small one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a']],
  ])
  expect(findCircles(graph)).toEqual([['d'], ['a', 'b', 'c']])
})
