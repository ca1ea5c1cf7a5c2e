/// <reference types="vite/client" />
/// <reference path="../../phrases/src/virtual.d.ts" />
