#!/usr/bin/env node
require('../runTypeScript.cjs');
require('./index.ts');
