#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
const path = require('node:path');
require('tsx/cjs');
const {main} = require('./src/cli/index.ts');

process.exitCode = main(process.argv.slice(2), path.join(__dirname, 'facts'));
