#!/usr/bin/env node
// Limits optimization, which costs a one-second process a quarter of its CPU time.
require('node:v8').setFlagsFromString('--interrupt-budget=600000');
require('../runTypeScript.cjs');
require('./index.ts');
